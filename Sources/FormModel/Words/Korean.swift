extension Words {
  /// The words in Korean.
  ///
  /// Labels never stand before a particle, so that no sentence has to choose between 을 and 를 or 이 and 가.
  public static let korean = Words(
    language: "ko", languageName: "한국어",
    reason: koreanReason, notice: koreanNotice, moment: koreanMoment,
    buttons: Buttons(
      submit: "제출", reset: "초기화", back: "이전", next: "다음", add: "추가", remove: "삭제", close: "닫기",
      cancel: "취소", ok: "확인", leave: "나가기", stay: "계속 작성", continue: "이어서 작성", startOver: "처음부터",
      showDocument: "보기", yes: "예", no: "아니요", yesWords: ["네", "ㅇ", "yes", "y"],
      noWords: ["아니오", "ㄴ", "no", "n"]),
    states: States(
      checked: "선택됨", notChecked: "선택 안 됨", partlyChecked: "일부 선택됨", on: "켬", off: "끔", required: "필수",
      optional: "선택 사항", empty: "비어 있음", none: "없음", all: "전체", readOnly: "읽기 전용", disabled: "사용할 수 없음",
      read: "읽음"),
    decisions: Decisions(
      leaveForm: "작성을 그만둘까요?", answersAreKept: "쓴 내용은 다음을 위해 남겨 두지만 비밀번호는 남기지 않아요",
      answersAreLost: "쓴 내용은 남지 않아요",
      removeEntry: "이 항목과 쓴 내용을 지울까요?", continueDraft: "쓰던 내용을 이어서 작성할까요?",
      endParagraph: "마침표 하나만 있는 줄로 끝내 주세요", chooseNumber: "번호로 답해 주세요",
      chooseNumbers: "번호들이나 `all`, `none`으로 답해 주세요", documentPages: "Return은 다음 쪽, q는 그만 보기",
      pressReturn: "계속하려면 Return을 눌러 주세요"),
    formats: Formats(date: "YYYY-MM-DD", time: "HH:MM", datetime: "YYYY-MM-DDTHH:MM", file: "파일 경로"),
    submitLabels: SubmitLabels(
      continue: "계속", done: "완료", go: "이동", join: "참여", next: "다음", return: "줄바꿈", route: "경로 찾기",
      search: "검색", send: "보내기"),
    keys: Keys(
      title: "키", nextAndPrevious: "다음, 이전 칸", upAndDown: "칸, 줄, 항목을 위아래로", goOn: "다음으로, 버튼 누르기, 링크 열기",
      choose: "선택, 누르기", chooseAll: "모두 선택, 모두 해제", scroll: "화면 넘기기", delete: "앞까지, 끝까지, 낱말 지우기",
      undoAndRedo: "되돌리기, 다시 하기", close: "닫기, 나가기", quit: "바로 나가기", suspend: "잠시 멈추기",
      repaint: "화면 다시 그리기"),
    commands: Commands(
      help: "이 목록", back: "이전 질문", clear: "이 답 지우기", open: "문서 N 보기", reset: "처음부터 다시 (그런 단추가 있는 양식에서)",
      quit: "나가기", literal: "쌍점으로 시작하는 답", keep: "빈 줄은 지금 답을 그대로 둬요"))
}

/// Why an answer is not accepted, in Korean.
@Sendable private func koreanReason(_ reason: Words.Reason) -> String {
  switch reason {
  case .missing(let question): koreanMissing(question)
  case .unreadable(let syntax): koreanUnreadable(syntax)
  case .tooShort(let least, let count):
    "\(Words.grouped(String(least)))자 이상 입력해 주세요" + (count.map { " (지금 \(Words.grouped(String($0)))자)" } ?? "")
  case .tooLong(let most, let count):
    "\(Words.grouped(String(most)))자 이하로 입력해 주세요" + (count.map { " (지금 \(Words.grouped(String($0)))자)" } ?? "")
  case .patternMismatch: "요청한 형식과 달라요"
  case .underflow(.number(let bound)): "\(Words.grouped(bound)) 이상을 입력해 주세요"
  case .underflow(.moment(let bound)): "\(koreanMoment(bound)) 또는 그 이후를 입력해 주세요"
  case .overflow(.number(let bound)): "\(Words.grouped(bound)) 이하를 입력해 주세요"
  case .overflow(.moment(let bound)): "\(koreanMoment(bound)) 또는 그 이전을 입력해 주세요"
  case .betweenSteps(let step): koreanStep(step)
  case .tooFewChosen(let least, let count): "\(least)개 이상 골라 주세요 (지금 \(count)개)"
  case .tooManyChosen(let most, let count): "\(most)개까지만 골라 주세요 (지금 \(count)개)"
  case .tooFewEntries(let least): "항목이 \(least)개 이상 되도록 추가해 주세요"
  case .tooManyEntries(let most): "항목이 \(most)개 이하가 되도록 삭제해 주세요"
  case .duplicate(let entry): "\(entry)번 항목과 같아요. 다른 값을 입력해 주세요"
  case .notViewed: "먼저 문서를 열어 끝까지 읽어 주세요"
  case .notAChoice: "보기 중에서 골라 주세요"
  case .fileType(let kinds): "다음 종류의 파일을 골라 주세요: \(kinds.joined(separator: ", "))"
  case .fileTooLarge(let most):
    "\(Words.size(most, bytes: "\(Words.grouped(String(most)))바이트")) 이하의 파일을 골라 주세요"
  case .ruleBroken: "이 답은 양식의 규칙에 맞지 않아요"
  case .chosenTwice: "같은 보기를 두 번 골랐어요"
  case .notAsked(let isShown): "이 답들로는 \(isShown ? "쓸 수 없는" : "묻지 않는") 항목이라 값이 없어야 해요"
  case .notCalculated(let value?): value.isEmpty ? "양식의 계산으로는 비어 있어야 해요" : "양식의 계산으로는 `\(value)` 값이에요"
  case .notCalculated(nil): "양식의 계산으로는 다른 값이에요"
  case .submitDisabled: "이 답들로는 양식을 제출할 수 없어요"
  case .lineTooLong(let limit): "\(Words.grouped(String(limit)))바이트부터는 터미널이 줄을 자르니 더 짧게 써 주세요"
  case .chosenWithOthers(let label): "다른 보기와 함께 고를 수 없어요: \(label)"
  case .severalLines: "여러 줄이에요. 한 줄만 붙여 넣어 주세요"
  }
}

/// What to do where an answer is missing, in Korean.
private func koreanMissing(_ question: Words.Question) -> String {
  switch question {
  case .text: "값을 입력해 주세요"
  case .choice: "하나를 골라 주세요"
  case .choices: "하나 이상 골라 주세요"
  case .checkbox: "계속하려면 선택해 주세요"
  case .entries: "항목을 하나 이상 추가해 주세요"
  case .file: "파일을 골라 주세요"
  }
}

/// What to type instead, in Korean.
private func koreanUnreadable(_ syntax: Words.Syntax) -> String {
  switch syntax {
  case .email: "이메일 주소를 name@example.com처럼 입력해 주세요"
  case .url: "웹 주소를 https://example.com처럼 전부 입력해 주세요"
  case .integer: "소수점 없는 숫자를 12처럼 입력해 주세요"
  case .number: "숫자를 12.5처럼 입력해 주세요"
  case .date: "날짜를 2026-03-31처럼 입력해 주세요"
  case .time: "시각을 14:30처럼 입력해 주세요"
  case .datetime: "날짜와 시각을 2026-03-31T14:30처럼 입력해 주세요"
  case .text: "여기에는 글자가 와야 해요"
  case .boolean: "여기에는 true나 false가 와야 해요"
  case .choice: "여기에는 보기의 값이 와야 해요"
  case .choices: "여기에는 보기 값의 목록이 와야 해요"
  case .entries: "여기에는 항목의 목록이 와야 해요"
  case .object: "여기에는 객체가 와야 해요"
  }
}

/// Where the steps lie, in Korean.
private func koreanStep(_ step: Words.Step) -> String {
  switch step {
  case .number("1", nil): "소수점 없는 숫자를 입력해 주세요"
  case .number(let step, nil): "\(Words.grouped(step))의 배수를 입력해 주세요"
  case .number(let step, let base?): "\(Words.grouped(base))부터 \(Words.grouped(step)) 간격으로 입력해 주세요"
  case .days(let days): "날짜를 \(Words.grouped(String(days)))일 간격으로 입력해 주세요"
  case .seconds(let seconds) where seconds > 0 && seconds.isMultiple(of: 3600):
    "시각을 \(Words.grouped(String(seconds / 3600)))시간 간격으로 입력해 주세요"
  case .seconds(let seconds) where seconds > 0 && seconds.isMultiple(of: 60):
    "시각을 \(Words.grouped(String(seconds / 60)))분 간격으로 입력해 주세요"
  case .seconds(let seconds): "시각을 \(Words.grouped(String(seconds)))초 간격으로 입력해 주세요"
  }
}

/// A notice in Korean.
@Sendable private func koreanNotice(_ notice: Words.Notice) -> String {
  switch notice {
  case .error(let sentence): "오류: \(sentence)"
  case .warning(let sentence): "주의: \(sentence)"
  case .note(let sentence): "참고: \(sentence)"
  case .about(let label, let sentence): "\(label): \(sentence)"
  case .notAccepted(let sentence): "다시 답해 주세요: \(sentence)"
  case .page(let number, let count): "\(count)쪽 중 \(number)쪽"
  case .question(let number, let count, let label, let states):
    "질문 \(count)개 중 \(number)번. \(([label] + states).joined(separator: ", "))"
  case .now(let value): "지금 \(value)"
  case .checked(let labels): "선택한 것: \(labels.isEmpty ? "없음" : labels.joined(separator: ", "))"
  case .entry(let number): "항목 \(number)"
  case .another(let label): "더 추가할까요: \(label)? 예/아니요"
  case .stillNeeded(let labels): "아직 필요해요: \(labels.joined(separator: ", "))"
  case .more(let count): "\(count)개 더"
  case .returnKey(let effect): "Return: \(effect)"
  case .windowTooSmall(let columns, let rows): "창이 너무 작아요: \(columns)x\(rows)"
  case .progress(let percent): "\(percent)%"
  case .documentUnreadable(let title): "문서를 열 수 없어요: \(title)"
  case .lineNotAccepted(let line, let label, let sentence): "\(line)번째 줄, \(label): \(sentence)"
  case .inputEnded(let label): "답하기 전에 입력이 끝났어요: \(label)"
  case .draftFound(let time): "\(time)에 저장한 답이 있어요"
  case .answerDropped(let label): "저장한 답이 더는 맞지 않아 비웠어요: \(label)"
  case .documentChanged(let title): "문서가 바뀌었으니 다시 동의해 주세요: \(title)"
  case .draftDamaged(let name): "저장한 답을 읽을 수 없어 파일 이름을 바꿔 두었어요: \(name)"
  case .draftInUse: "이 양식이 다른 곳에서 열려 있어 여기서는 답을 저장하지 않아요"
  case .echoIsOn: "다음 답은 비밀인데 이 터미널이 입력을 계속 보여 주어 묻지 않아요"
  case .draftUnusable(let reason): "쓰는 동안 답을 저장할 수 없어요: \(reason)"
  }
}

/// A moment in Korean: `2026년 3월 1일`, `14:30`.
@Sendable private func koreanMoment(_ moment: Words.Moment) -> String {
  switch moment {
  case .date(let year, let month, let day): "\(year)년 \(month)월 \(day)일"
  case .time(let hour, let minute, let second): Words.clock(hour, minute, second)
  case .datetime(let date, let time): "\(koreanMoment(date)) \(koreanMoment(time))"
  }
}
