import Testing

@testable import formctl

@Suite struct FillSettingsTests {
  @Test(
    arguments: [
      ([:], true, false, false, .lines), (["TERM": "xterm"], true, false, false, .full),
      (["TERM": "dumb"], true, false, false, .lines), (["TERM": "unknown"], true, false, false, .lines),
      (["TERM": "xterm"], true, true, false, .lines),
      (["TERM": "xterm", "ACCESSIBLE": "1"], true, false, false, .lines),
      (["TERM": "xterm", "ACCESSIBLE": "no"], true, false, false, .full),
      (["TERM": "xterm", "FORMCTL_ACCESSIBLE": "yes"], true, false, false, .lines),
      (["TERM": "xterm", "FORMCTL_ACCESSIBLE": ""], true, false, false, .full),
      (["TERM": "xterm", "FORMCTL_ACCESSIBLE": "0", "ACCESSIBLE": "false"], true, false, false, .full),
      (["TERM": "xterm", "FORMCTL_ACCESSIBLE": "0", "ACCESSIBLE": "1"], true, false, false, .lines),
      (["TERM": "xterm", "ACCESSIBLE": "true"], true, false, false, .lines),
      (["TERM": ""], true, false, false, .lines), (["TERM": "dumb"], true, false, true, .pipe),
      (["TERM": "xterm", "TMUX": "x", "SSH_TTY": "/dev/pts/1"], true, false, false, .full),
      (["TERM": "xterm", "CI": "true"], true, false, false, .full), (["TERM": "xterm"], false, false, false, .pipe),
      (["TERM": "xterm"], false, true, false, .pipe), (["TERM": "xterm"], true, false, true, .pipe),
    ] as [([String: String], Bool, Bool, Bool, FillMode)])
  func modes(
    _ variables: [String: String], _ isInteractive: Bool, _ isAccessible: Bool, _ readsNothing: Bool, _ mode: FillMode
  ) {
    let chosen = FillMode(
      isInteractive: isInteractive, isAccessible: isAccessible, readsNothing: readsNothing,
      variable: { variables[$0] })
    #expect(chosen == mode)
  }

  private func settings(_ variables: [String: String]) -> FillSettings {
    FillSettings(
      mode: .full, asksForASCII: false, asksForMouse: false, usesColor: true, variable: { variables[$0] })
  }

  @Test(
    arguments: [
      (["LANG": "ko_KR.UTF-8"], false), (["LANG": "C"], true), ([:], true), (["LC_ALL": "C", "LANG": "C.UTF-8"], true),
      (["LC_CTYPE": "en_GB.utf8"], false), (["LANG": "C.UTF-8", "TERM": "linux"], true),
      (["LANG": "C.UTF-8", "FORMCTL_ASCII": "1"], true), (["LC_ALL": "", "LANG": "C.UTF-8"], false),
    ] as [([String: String], Bool)])
  func glyphsFollowTheLocale(_ variables: [String: String], _ usesASCII: Bool) {
    #expect(settings(variables).usesASCII == usesASCII)
  }

  @Test func theEscapeDelayIsReadUnlessItIsNoDelay() {
    #expect(settings([:]).escapeDelay == 100)
    #expect(settings(["ESCDELAY": "25"]).escapeDelay == 25)
    #expect(settings(["ESCDELAY": "-1"]).escapeDelay == 100)
    #expect(settings(["ESCDELAY": "soon"]).escapeDelay == 100)
  }

  @Test func theMouseIsWantedByTheEnvironment() {
    #expect(!settings([:]).usesMouse)
    #expect(settings(["FORMCTL_MOUSE": "1"]).usesMouse)
    #expect(!settings(["FORMCTL_MOUSE": "0"]).usesMouse)
  }

  @Test func languagesComeFromTheLocale() {
    #expect(
      settings(["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "en_GB.UTF-8"]).wantedLanguages
        == ["ko-KR", "de-DE", "en-GB"])
    #expect(settings(["LC_ALL": "ko_KR.UTF-8", "LANG": "C.UTF-8"]).wantedLanguages == ["ko-KR"])
    #expect(settings(["LANG": "de_AT@euro"]).wantedLanguages == ["de-AT"])
    #expect(settings(["LANG": "POSIX"]).wantedLanguages.isEmpty)
  }
}
