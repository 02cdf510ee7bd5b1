import type { Random } from './seeded-random.js';

const SHORT_ESCAPES: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\n': '\\n',
  '\t': '\\t',
  '\b': '\\b',
};

/** Writes JSON as other programs do: with spaces, needless escapes, and repeated keys. */
export function writeOddly(value: unknown, random: Random, keysTwice: number): string {
  const blank = () => (random() < 0.1 ? [' ', '\n', '\t', '\r\n '][Math.floor(random() * 4)]! : '');
  const character = (unit: string): string => {
    const code = unit.charCodeAt(0);
    const mustEscape = code < 0x20 || unit === '"' || unit === '\\' || (code >= 0xd800 && code < 0xe000);
    const roll = random();
    if (SHORT_ESCAPES[unit] !== undefined && (mustEscape ? roll < 0.7 : roll < 0.1)) return SHORT_ESCAPES[unit];
    if (!mustEscape && roll >= 0.03) return unit;
    const hex = code.toString(16).padStart(4, '0');
    return `\\u${random() < 0.5 ? hex : hex.toUpperCase()}`;
  };
  const text = (content: string) =>
    `"${[...Array(content.length).keys()].map((at) => character(content[at]!)).join('')}"`;
  const member = (key: string, content: unknown) =>
    `${blank()}${text(key)}${blank()}:${blank()}${write(content)}${blank()}`;
  const write = (content: unknown): string => {
    if (typeof content === 'string') return text(content);
    if (Array.isArray(content))
      return `[${content.map((item) => blank() + write(item) + blank()).join(',') || blank()}]`;
    if (typeof content !== 'object' || content === null) return JSON.stringify(content) ?? 'null';
    const members = Object.entries(content).filter(([, item]) => item !== undefined);
    const twice = members
      .filter(() => random() < keysTwice)
      .map(([key]) => member(key, random() < 0.5 ? null : { url: 'first' }));
    return `{${[...twice, ...members.map(([key, item]) => member(key, item))].join(',') || blank()}}`;
  };
  return blank() + write(value) + blank();
}
