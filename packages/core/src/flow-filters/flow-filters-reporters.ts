/** A person by whom a list of flows can be filtered. */
export interface ReporterOption {
  /** Value of the query parameter: the e-mail address, or the name of a person without one. */
  value: string;
  label: string;
  /** Additional search words for the person. */
  keywords: string[];
}

export interface ReporterSources {
  members: readonly { username: string; email: string | null }[];
  /** The loaded flows. Former members still appear in them. */
  flows: readonly { reporter: string; reporter_email: string | null }[];
  /** The active filter. The selected person stays in the list even if nothing else is known about them. */
  chosen: string;
}

interface Person {
  value: string;
  name: string;
}

/** Returns the people whom a list of flows can be filtered by, sorted by name. */
export function reporterOptions({ members, flows, chosen }: ReporterSources): ReporterOption[] {
  const known = [
    ...members.map(({ username, email }) => ({ value: email ?? username, name: username })),
    ...flows.map(({ reporter, reporter_email }) => ({ value: reporter_email ?? reporter, name: reporter })),
  ];
  const people = withoutRepeats(known);
  const options = people.map((person) => ({
    value: person.value,
    label: labelOf(person, people),
    keywords: person.value === person.name ? [] : [person.value],
  }));
  // A link may contain a person's name, but the list uses e-mail addresses. A shared or former name matches no option.
  if (chosen !== '' && reporterValue(options, chosen) === '')
    options.push({ value: chosen, label: chosen, keywords: [] });

  return options.sort((a, b) => a.label.localeCompare(b.label));
}

/** Returns the value of the option that matches a filter's text, which is an e-mail address or a name; empty if there is none. */
export function reporterValue(options: readonly ReporterOption[], reporter: string): string {
  const wanted = fold(reporter);
  const byValue = options.find(({ value }) => fold(value) === wanted);
  return (byValue ?? options.find(({ label }) => fold(label) === wanted))?.value ?? '';
}

/** Members come first, so a current name takes precedence over an older one in a recorded flow. */
function withoutRepeats(people: readonly Person[]): Person[] {
  const byValue = new Map<string, Person>();
  for (const person of people) {
    const key = fold(person.value);
    if (key !== '' && !byValue.has(key)) byValue.set(key, { ...person, name: person.name || person.value });
  }
  return [...byValue.values()];
}

function labelOf({ value, name }: Person, people: readonly Person[]): string {
  const namesakes = people.filter((other) => fold(other.name) === fold(name));
  return namesakes.length > 1 ? `${name} (${value})` : name;
}

function fold(text: string): string {
  return text.toLowerCase();
}
