import type { Answer } from '../calls.js';

/** Values that differ in every server and run. */
const OWN: [RegExp, string][] = [
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>'],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>'],
  [/https?:\/\/[^"]+/g, '<address>'],
  [/fl_(?:pat|sh|rc)_[\w-]+/g, '<secret>'],
  [/(?<="token":")eyJ[\w.-]+|fresh-token/g, '<session>'],
  [/(?<=cursor=)\w+/g, '<cursor>'],
];

export type Heard = ReturnType<typeof heard>;

/** Returns the content of a response that must not depend on the server. */
export function heard({ status, headers, text, json }: Answer) {
  return {
    status,
    said: json === undefined ? text : (JSON.parse(withoutOwn(text)) as unknown),
    type: headers.get('content-type')?.split(';')[0] ?? null,
    next: withoutOwn(headers.get('link') ?? ''),
    replayed: headers.get('idempotency-replayed'),
  };
}

function withoutOwn(text: string): string {
  return OWN.reduce((left, [pattern, name]) => left.replaceAll(pattern, name), text);
}
