extension Words {
  /// Why an answer is not accepted: the facts that the sentence is made of.
  public enum Reason: Sendable, Equatable {
    /// Nothing is answered where an answer is needed (`valueMissing`).
    case missing(Question)
    /// What is typed cannot be read as the field's type or is not of its syntax (`badInput`, `typeMismatch`).
    case unreadable(Syntax)
    /// The text has fewer than `least` code points; `count` is how many it has, nil where that is secret (`tooShort`).
    case tooShort(least: Int, count: Int?)
    /// The text has more than `most` code points; `count` is how many it has, nil where that is secret (`tooLong`).
    case tooLong(most: Int, count: Int?)
    /// The text does not have the shape that is asked for (`patternMismatch`).
    case patternMismatch
    /// The value lies before the lowest one (`rangeUnderflow`).
    case underflow(Bound)
    /// The value lies after the highest one (`rangeOverflow`).
    case overflow(Bound)
    /// The value lies between two steps (`stepMismatch`).
    case betweenSteps(Step)
    /// Fewer than `least` options or boxes are chosen; `count` is how many are (`tooFew`).
    case tooFewChosen(least: Int, count: Int)
    /// More than `most` options or boxes are chosen; `count` is how many are (`tooMany`).
    case tooManyChosen(most: Int, count: Int)
    /// A repeat has fewer than `least` entries (`tooFew`).
    case tooFewEntries(least: Int)
    /// A repeat has more than `most` entries (`tooMany`).
    case tooManyEntries(most: Int)
    /// Another entry, the one with this number counted from 1, has the same values (`duplicate`).
    case duplicate(entry: Int)
    /// The document was not read to its end (`notViewed`).
    case notViewed
    /// The value is none of the options (`notAChoice`).
    case notAChoice
    /// The file is of none of these kinds, such as `.pdf` and `image/*` (`typeMismatch`).
    case fileType([String])
    /// The file is larger than `most` bytes (`tooLong`).
    case fileTooLarge(most: Int)
    /// A rule of the form's own does not hold and has no message (`customError`).
    case ruleBroken
    /// An option stands twice in a list of chosen ones, which no person could choose.
    case chosenTwice
    /// An answer stands where none is asked for: the field is not shown, or shown and not enabled.
    case notAsked(isShown: Bool)
    /// The form works out another value, this one; nil where it is secret, empty where it works out nothing.
    case notCalculated(String?)
    /// What must hold to submit does not hold.
    case submitDisabled
    /// A line of `limit` bytes or more was typed, of which the terminal may have cut off the end.
    case lineTooLong(limit: Int)
    /// Something was chosen together with others that excludes them; its label.
    case chosenWithOthers(label: String)
    /// Several lines were pasted where nobody could see what becomes of the line breaks.
    case severalLines
  }

  /// What kind of answer a field wants, as far as asking for it differs.
  public enum Question: Sendable, Equatable, CaseIterable {
    /// Something typed.
    case text
    /// One of several options.
    case choice
    /// Any of several options.
    case choices
    /// A box to tick.
    case checkbox
    /// Entries to add.
    case entries
    /// A file.
    case file
  }

  /// What a typed value should have been.
  public enum Syntax: Sendable, Equatable, CaseIterable {
    /// An e-mail address.
    case email
    /// An absolute web address.
    case url
    /// A whole number.
    case integer
    /// A number.
    case number
    /// A day of the calendar.
    case date
    /// A time of day.
    case time
    /// A day with a time.
    case datetime
    /// Any text: something else than a text stands in the data.
    case text
    /// True or false.
    case boolean
    /// The value of one option.
    case choice
    /// A list of the values of options.
    case choices
    /// A list of entries.
    case entries
    /// What a nesting group or an entry holds.
    case object
  }

  /// The lowest or highest value that is accepted.
  public enum Bound: Sendable, Equatable {
    /// A number, spelled as a decimal without an exponent.
    case number(String)
    /// A day, a time or both.
    case moment(Moment)
  }

  /// The distance between accepted values.
  public enum Step: Sendable, Equatable {
    /// A number, counted from `base`; both are spelled as decimals, and without a base it counts from 0.
    case number(String, base: String?)
    /// Days.
    case days(Int)
    /// Seconds.
    case seconds(Int)
  }

  /// A day of the proleptic Gregorian calendar, a time of day or both.
  public enum Moment: Sendable, Equatable {
    /// A day; months and days count from 1.
    case date(year: Int, month: Int, day: Int)
    /// A time of day by the clock of 24 hours.
    case time(hour: Int, minute: Int, second: Int)
    /// A day with a time, in UTC.
    indirect case datetime(Moment, Moment)
  }
}
