"""Forms made by chance, to hold the judge and the schemas to each other where the gallery does not go.

Fields of every kind with rules that are awkward to say elsewhere: patterns with anchors, escapes and letters of many
scripts, steps of fractions, options that look like numbers and words of YAML, conditions on answers before them.
"""
import random

PATTERNS = [
    r"[A-Z]{2}\$[0-9]+", r"a\.b|c\$d|^e$", r"[가-힣]{2,4}", r"\p{Lu}\p{Ll}*", r"[^a-z]+", r"(?i)ab+c", r"\d{3}-\d{4}",
    r"\S+ \S+", r"[\w.+-]+", r"x*", r"(a|b)*c", r"[\x{1F600}-\x{1F64F}]+", r".+", r"[/\\]+", r"é+", r"\bword\b", r"a{2,}",
    r"[[:alpha:]]+", r"\Qa.b$\E", r"(?s).{1,3}", r"[-a\]]+",
]
OPTIONS = [["1", "2", "1.0"], ["true", "no", "null"], ["a", "b", "c"], ["", "x"][1:] + ["y z"], ["É", "é", "e"], ["0", "-1", "1e3"]]


class Form:
    """A form that is being made: its lines, and the conditions that fields further down may have."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = 0
        self.conditions = []

    def text(self):
        lines = self.fields(self.random.randint(5, 11), depth=0)
        submit = self.random.choice(["", f"submit: {{enabled: {quoted(self.random.choice(self.conditions or ['true']))}}}\n"])
        return "form: generated\nfields:\n" + "".join(f"  {line}\n" for line in lines) + submit

    def fields(self, count, depth):
        return [line for _ in range(count) for line in self.field(depth)]

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def field(self, depth):
        self.count += 1
        name = f"f{self.count}"
        kinds = [self.text_field, self.number, self.moment, self.checkbox, self.select, self.multiselect, self.worked_out]
        if depth < 2:
            kinds += [self.group, self.repeat]
        return self.random.choice(kinds)(name, depth)

    def rules(self, own, depth):
        """The rules of a field: some of its own, and now and then one under a condition."""
        validators = [rule for rule in own if self.chance(55)]
        if self.chance(45):
            validators.insert(0, "required")
        elif self.chance(25) and self.conditions:
            validators.insert(0, f"{{required: true, when: {quoted(self.condition())}}}")
        keys = ""
        for key in ("relevant", "enabled"):
            if self.chance(25 if key == "relevant" else 8) and self.conditions:
                keys += f", {key}: {quoted(self.condition())}"
        if self.chance(10):
            keys += ", whenHidden: keep"
        return keys + (f", validators: [{', '.join(validators)}]" if validators else "")

    def condition(self):
        first = self.random.choice(self.conditions)
        if self.chance(60):
            return first
        return f"{first} {self.random.choice(['&&', '||'])} {self.random.choice(self.conditions)}"

    def line(self, name, kind, keys, own, depth, conditions):
        line = f"- {{id: {name}, type: {kind}{keys}{self.rules(own, depth)}}}"
        self.conditions += conditions
        return [line]

    def text_field(self, name, depth):
        kind = self.random.choice(["text", "text", "textarea", "email", "url", "tel", "password"])
        own = ["{minLength: 2}", "{maxLength: 5}", f"{{constraint: {quoted('value != ' + repr('abc'))}}}"]
        if kind == "text":
            own.append(f"{{pattern: {quoted(self.random.choice(PATTERNS))}}}")
        return self.line(name, kind, "", own, depth, [f"{name} != ''", f"{name} == 'abc'", f"{name}.startsWith('a$')"])

    def number(self, name, depth):
        kind = self.random.choice(["integer", "number"])
        step = self.random.choice(["2", "5"] if kind == "integer" else ["0.1", "2.5", "2", "0.05"])
        low = self.random.choice(["-4", "0", "1", "2.5" if kind == "number" else "3"])
        own = [f"{{min: {low}}}", "{max: 40}", f"{{step: {step}}}"]
        return self.line(name, kind, "", own, depth, [f"{name} > 3", f"isSet({name})", f"{name} == 2"])

    def moment(self, name, depth):
        kind, low = self.random.choice([("date", "2026-01-31"), ("time", "09:30"), ("datetime", "2026-01-31T09:30:00Z")])
        return self.line(name, kind, "", [f"{{min: {quoted(low)}}}"], depth, [f"isSet({name})"])

    def checkbox(self, name, depth):
        return self.line(name, "checkbox", "", [], depth, [name, f"!{name}"])

    def options(self):
        options = [quoted(option) for option in self.random.choice(OPTIONS)]
        if self.chance(30) and self.conditions:
            options[0] = f"{{value: {options[0]}, relevant: {quoted(self.condition())}}}"
        return options

    def select(self, name, depth):
        return self.line(name, "select", f", options: [{', '.join(self.options())}]", [], depth, [f"{name} != ''"])

    def multiselect(self, name, depth):
        options = self.options()
        # Of two options that exclude each other no two can be chosen, which is a mistake of the form.
        if self.chance(30) and len(options) > 2:
            options[-1] = f"{{value: none, exclusive: true}}"
        own = ["{minSelected: 2}", "{maxSelected: 2}"]
        return self.line(name, "multiselect", f", options: [{', '.join(options)}]", own, depth, [f"size({name}) > 0"])

    def worked_out(self, name, depth):
        if self.chance(50) or not self.conditions:
            return [f"- {{id: {name}, type: hidden, value: {quoted('1')}}}"]
        return [f"- {{id: {name}, type: checkbox, calculate: {quoted(self.condition())}}}"]

    def group(self, name, depth):
        nest = "nest: true, " if self.chance(50) else ""
        outer = list(self.conditions)
        inner = self.fields(self.random.randint(1, 3), depth + 1)
        if nest:
            self.conditions = outer
        return [f"- id: {name}", f"  <<: {{{nest}type: group}}", "  fields:"] + [f"    {line}" for line in inner]

    def repeat(self, name, depth):
        outer = list(self.conditions)
        inner = self.fields(self.random.randint(1, 3), depth + 1)
        self.conditions = outer + [f"size({name}) > 1"]
        bounds = self.random.choice(["", "min: 1, ", "max: 2, ", "min: 1, max: 3, "])
        return [f"- id: {name}", f"  <<: {{{bounds}type: repeat}}", "  fields:"] + [f"    {line}" for line in inner]


def quoted(text):
    """`text` as YAML writes it in single quotes."""
    return "'" + text.replace("'", "''") + "'"


def generated(seed):
    """The form with this seed, as YAML."""
    return Form(seed).text()
