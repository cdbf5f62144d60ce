#if canImport(SwiftUI)
  import FormEngine
  import FormModel
  import SwiftUI

  /// A form on the screen: its fields, its button, and what lies over them.
  struct FormView: View {
    let screen: FormScreen
    @FocusState private var focus: FormTarget?

    var body: some View {
      List {
        ForEach(screen.shown.fields, id: \.address) { FieldView(field: $0, screen: screen, focus: $focus) }
        if let submit = screen.shown.submit {
          Button(submit.label ?? screen.words.buttons.submit) { screen.send(.submit) }.disabled(!submit.isEnabled)
        }
      }
      .navigationTitle(screen.shown.title ?? "")
      .onSubmit { screen.send(.return) }
      .onChange(of: focus) { screen.send(focus.map { .focus($0) } ?? .blur) }
      .onChange(of: screen.focus) { focus = screen.focus }
      .alert(screen.alert?.title ?? "", isPresented: isUp(screen.alert != nil, closedBy: .dismiss)) {
        Button(screen.alert?.dismiss ?? screen.words.buttons.ok) {}
      } message: {
        Text(screen.alert?.message ?? "")
      }
      .sheet(isPresented: isUp(screen.document != nil, closedBy: .close)) {
        ScrollView {
          LazyVStack(alignment: .leading) {
            Text(String(decoding: screen.document?.bytes ?? [], as: UTF8.self))
            Color.clear.onAppear { screen.send(.viewed) }
          }
        }
      }
    }

    private func isUp(_ isUp: Bool, closedBy event: FormEvent) -> Binding<Bool> {
      Binding(get: { isUp }, set: { if !$0 { screen.send(event) } })
    }
  }

  /// A field: its control, its line of help, and what is wrong with it.
  struct FieldView: View {
    let field: FieldSnapshot
    let screen: FormScreen
    let focus: FocusState<FormTarget?>.Binding

    var body: some View {
      VStack(alignment: .leading) {
        control.disabled(!field.isEnabled || field.isReadOnly)
        if let hint = field.hint { Text(hint).font(.footnote) }
        if let violation = field.violations.first { Text(violation.message).foregroundStyle(.red) }
      }
    }

    @ViewBuilder private var control: some View {
      switch field.field.control {
      case .line, .paragraph:
        TextField(field.label ?? "", text: text, prompt: field.placeholder.map { Text($0) }).focused(
          focus, equals: target)
      case .secret:
        SecureField(field.label ?? "", text: text, prompt: field.placeholder.map { Text($0) }).focused(
          focus, equals: target)
      case .toggle:
        box(field.value == .boolean(true) ? .on : .off)
        if field.field.link != nil {
          Button(field.linkLabel ?? screen.words.buttons.showDocument) { screen.send(.open(field.address)) }
        }
      case .selectAll: box(field.selectAll?.state ?? .off)
      case .chooseOne, .chooseMany:
        Text(field.label ?? "")
        ForEach(field.options, id: \.value) { option in
          Button {
            screen.send(.tapOption(field.address, option.value))
          } label: {
            Label(option.label, systemImage: symbol(of: option.isChosen ? .on : .off))
          }
          .disabled(!option.isEnabled)
        }
      case .heading: Text(field.label ?? "").font(.title2)
      case .note: Text(field.label ?? "")
      case .link, .button: Button(field.label ?? "") { screen.send(.tap(target)) }
      case .group, .page:
        Text(field.label ?? "").font(.headline)
        ForEach(field.children, id: \.address) { FieldView(field: $0, screen: screen, focus: focus) }
      case .entries:
        ForEach(field.entries.indices, id: \.self) { place in
          Text(field.entries[place].label ?? "").font(.headline)
          ForEach(field.entries[place].fields, id: \.address) { FieldView(field: $0, screen: screen, focus: focus) }
        }
        Button(screen.words.buttons.add) { screen.send(.add(field.address)) }
      case .hidden: EmptyView()
      }
    }

    private var target: FormTarget { .field(field.address) }

    private var text: Binding<String> {
      Binding(get: { screen.text(of: field) }, set: { screen.type($0, into: field) })
    }

    private func box(_ state: SelectAllSnapshot.State) -> some View {
      Button {
        screen.send(.tap(target))
      } label: {
        Label(field.label ?? "", systemImage: symbol(of: state))
      }
    }

    private func symbol(of state: SelectAllSnapshot.State) -> String {
      guard state != .indeterminate else { return "minus.square.fill" }
      guard case .symbol(let symbol) = field.field.style["symbol"] else {
        return state == .on ? "checkmark.square.fill" : "square"
      }
      return state == .on ? symbol.on : symbol.off
    }
  }
#endif
