import { asText } from './normalize-values.js';

export interface HeaderRow {
  name: string;
  value: string;
}

/** Returns the headers of a request, response or handshake as rows, from a map or a list of names and values. */
export function headerRows(headers: unknown): HeaderRow[] {
  if (typeof headers !== 'object' || headers === null) return [];
  const pairs: [unknown, unknown][] = Array.isArray(headers) ? headers.map(pairOf) : Object.entries(headers);
  return pairs.flatMap(([name, value]) => {
    const nameText = asText(name);
    return nameText ? [{ name: nameText, value: asText(value) ?? '' }] : [];
  });
}

function pairOf(header: unknown): [unknown, unknown] {
  if (Array.isArray(header)) return [header[0], header[1]];
  if (typeof header !== 'object' || header === null) return [undefined, undefined];
  const { name, value } = header as { name?: unknown; value?: unknown };
  return [name, value];
}
