const PREFIX = '--fl-';
/** Prefix of the properties on the shadow host that hold the value of the page, or the default. */
const INHERITED = '--fl-inherited-';

/**
 * Makes the tokens of the components' style sheet inherit from the page. The sheet sets them on each `.fl-root`, which
 * would override those of the page. Afterwards, the shadow host has the page's value or the default, and each
 * `.fl-root` inherits it.
 */
export function inheritTokens(sheet: CSSStyleSheet): void {
  const tokens = tokensOf(sheet.cssRules);
  if (!tokens) throw new Error('The style sheet of the components has no rule for .fl-root.');
  const defaults = new Map([...tokens].filter(isToken).map((name) => [name, tokens.getPropertyValue(name).trim()]));
  const hostDeclarations = [...defaults].map(
    ([name, value]) => `${inherited(name)}: var(${name}, ${value.replaceAll(`var(${PREFIX}`, `var(${INHERITED}`)});`,
  );
  for (const name of defaults.keys()) tokens.setProperty(name, `var(${inherited(name)})`);
  sheet.insertRule(`:host { ${hostDeclarations.join(' ')} }`);
}

function isToken(name: string): boolean {
  return name.startsWith(PREFIX);
}

function inherited(name: string): string {
  return name.replace(PREFIX, INHERITED);
}

/** Returns the declarations of the first rule for `.fl-root`, including rules inside `@supports`. */
function tokensOf(rules: CSSRuleList): CSSStyleDeclaration | undefined {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText === '.fl-root') return rule.style;
    const nested = rule instanceof CSSSupportsRule ? tokensOf(rule.cssRules) : undefined;
    if (nested) return nested;
  }
  return undefined;
}
