import { REDACTED } from './redacted.js';
import { isSecretKey } from './secret-names.js';

/** An element with nothing but text in it, maybe in a CDATA section or cut. */
const ELEMENT = /(<(?:[\w.-]{1,64}:)?([\w.-]{1,64})(?:\s[^<>]{0,1024})?>)(?:<!\[CDATA\[)?[^<]+(?=<\/|$)/g;

/** XML without the text of elements that are named like secrets. */
export function redactXml(text: string): string {
  return text.replace(ELEMENT, (whole, tag: string, name: string) => (isSecretKey(name) ? tag + REDACTED : whole));
}
