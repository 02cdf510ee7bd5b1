export interface Token {
  /** Name with its leading dashes. */
  name: string;
  light: string;
  dark: string;
  kind: 'colour' | 'shadow' | 'other';
}

export interface TokenGroup {
  title: string;
  tokens: Token[];
}

/** Returns the tokens of the style sheet, grouped by the comments above them. */
export function tokenGroups(css: string): TokenGroup[] {
  const groups: TokenGroup[] = [];
  for (const line of css.split('\n')) {
    const title = /^ +\/\* (.+) \*\/$/.exec(line)?.[1];
    if (title) groups.push({ title, tokens: [] });
    const [, name, value] = /^ +(--fl-[\w-]+): (.+);$/.exec(line) ?? [];
    if (name && value) groups.at(-1)?.tokens.push(token(name, value));
  }
  return groups;
}

function token(name: string, value: string): Token {
  const coloured = /light-dark\(|color-mix\(|#/.test(value);
  const kind = !coloured ? 'other' : name.includes('shadow') ? 'shadow' : 'colour';
  return { name, light: inScheme(value, 0), dark: inScheme(value, 1), kind };
}

/** Returns a value in which every `light-dark(a, b)` is replaced by one of the two. */
function inScheme(value: string, choice: 0 | 1): string {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const [choices, end] = argumentsAt(value, start + 'light-dark('.length);
  return value.slice(0, start) + choices[choice] + inScheme(value.slice(end), choice);
}

/**
 * Returns the arguments of a CSS function whose opening bracket ends at `start`, and the position after the closing
 * bracket.
 */
function argumentsAt(value: string, start: number): [texts: string[], end: number] {
  const texts = [''];
  let depth = 0;
  for (let at = start; at < value.length; at += 1) {
    const sign = value[at]!;
    if (sign === ')' && depth === 0) return [texts.map((text) => text.trim()), at + 1];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) texts.push('');
    else texts[texts.length - 1] += sign;
  }
  throw new Error(`Unclosed bracket in ${value}`);
}
