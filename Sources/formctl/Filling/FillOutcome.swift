import FormEngine

/// How filling one form ended.
enum FillOutcome {
  /// It was submitted.
  case submitted(Submission)
  /// It was not; why was told.
  case ended(ExitStatus)
  /// A signal ends the run, after everything was put back.
  case killed(Int32)
}
