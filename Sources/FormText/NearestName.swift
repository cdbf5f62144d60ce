/// The name among `names` that a person most likely meant by `name`; nil when none is near enough.
public func nearestName(to name: String, in names: some Sequence<String>) -> String? { nil }
