import { expect } from 'storybook/test';

/** Deliberately odd text styles of a host. */
const HOST = {
  font: 'italic small-caps 300 20px/1.9 Georgia, serif',
  letterSpacing: '3px',
  wordSpacing: '5px',
  textAlign: 'end',
  textIndent: '2em',
  textShadow: '1px 1px red',
  textTransform: 'uppercase',
  whiteSpace: 'pre',
} satisfies Partial<CSSStyleDeclaration>;

const INHERITED = [
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'textShadow',
  'textTransform',
  'whiteSpace',
  'wordSpacing',
] as const;

/** Fails a story when the page's text styles affect its content, overlays included. */
export async function keepOwnTypography(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('.fl-root, .fl-root *, [class^="fl-"]')];
  const typography = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return [nameOf(element), ...INHERITED.map((property) => `${property}: ${style[property]}`)].join('; ');
    });
  const own = typography();
  const before = document.body.style.cssText;
  Object.assign(document.body.style, HOST);
  const inHost = typography();
  document.body.style.cssText = before;

  await expect(inHost.filter((text, index) => text !== own[index])).toEqual([]);
}

function nameOf({ localName, classList }: Element): string {
  return [localName, ...classList].join('.');
}
