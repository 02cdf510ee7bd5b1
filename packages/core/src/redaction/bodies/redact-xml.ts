import type { IsSecret } from '../names/pair-names.js';
import { REDACTED } from '../redacted.js';

/** An element that contains only text, which may be in a CDATA section or truncated. */
const ELEMENT = /(<(?:[\w.-]{1,64}:)?([\w.-]{1,64})(?:\s[^<>]{0,1024})?>)(?:<!\[CDATA\[)?[^<]+(?=<\/|$)/g;

/** Removes the text of elements with secret names from XML. */
export function redactXml(text: string, isSecret: IsSecret): string {
  return text.replace(ELEMENT, (whole, tag: string, name: string) => (isSecret(name) ? tag + REDACTED : whole));
}
