import type { IsSecret } from '../names/pair-names.js';
import { REDACTED } from '../redacted.js';

/** An element with nothing but text in it, maybe in a CDATA section or cut. */
const ELEMENT = /(<(?:[\w.-]{1,64}:)?([\w.-]{1,64})(?:\s[^<>]{0,1024})?>)(?:<!\[CDATA\[)?[^<]+(?=<\/|$)/g;

/** XML without the text of elements that are named like secrets. */
export function redactXml(text: string, isSecret: IsSecret): string {
  return text.replace(ELEMENT, (whole, tag: string, name: string) => (isSecret(name) ? tag + REDACTED : whole));
}
