extension FieldType {
  /// A box that stands for several others; it holds no state of its own.
  public static let selectAll = FieldType(
    "select-all", "A box that ticks several others and shows whether all of them are ticked.",
    control: .selectAll, value: .selectAll, styleKind: .checkbox, keys: FieldKeys.selectAll)
}
