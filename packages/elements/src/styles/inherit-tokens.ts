const PREFIX = '--fl-';
/** Prefix of the properties that hold the value of the page, or the default, at the border of the shadow root. */
const INHERITED = '--fl-inherited-';

/**
 * Makes the tokens of the components' sheet inherit from the page. The sheet sets them on each `.fl-root`, which would
 * hide those of the page. Afterwards the host of the shadow root holds the page's value or the default, and each
 * `.fl-root` takes it from there.
 */
export function inheritTokens(sheet: CSSStyleSheet): void {
  const tokens = tokensOf(sheet.cssRules);
  const defaults = new Map([...tokens].filter(isToken).map((name) => [name, tokens.getPropertyValue(name).trim()]));
  const onHost = [...defaults].map(
    ([name, value]) => `${inherited(name)}: var(${name}, ${value.replaceAll(`var(${PREFIX}`, `var(${INHERITED}`)});`,
  );
  for (const name of defaults.keys()) tokens.setProperty(name, `var(${inherited(name)})`);
  sheet.insertRule(`:host { ${onHost.join(' ')} }`);
}

function isToken(name: string): boolean {
  return name.startsWith(PREFIX);
}

function inherited(name: string): string {
  return name.replace(PREFIX, INHERITED);
}

/** Returns the declarations of the first rule for `.fl-root`, also inside of `@supports`. */
function tokensOf(rules: CSSRuleList): CSSStyleDeclaration {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText === '.fl-root') return rule.style;
    if (rule instanceof CSSSupportsRule) return tokensOf(rule.cssRules);
  }
  throw new Error('The style sheet of the components has no rule for .fl-root.');
}
