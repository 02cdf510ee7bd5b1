import type { CallResponse } from '../calls/calls.js';

/** Values that differ in every server and run. */
const VARYING: [RegExp, string][] = [
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>'],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>'],
  [/https?:\/\/[^"]+/g, '<address>'],
  [/fl_(?:pat|sh|rc|ek)_(?:<id>|[\w-]+)/g, '<secret>'],
  [/(?<="token":")eyJ[\w.-]+|fresh-token/g, '<session>'],
  [/(?<=cursor=)\w+/g, '<cursor>'],
];

export type Comparable = ReturnType<typeof comparable>;

/** Returns the content of a response that must not depend on the server. */
export function comparable({ status, headers, text, json }: CallResponse) {
  return {
    status,
    said: json === undefined ? text : (JSON.parse(withoutVarying(text)) as unknown),
    type: headers.get('content-type')?.split(';')[0] ?? null,
    next: withoutVarying(headers.get('link') ?? ''),
    replayed: headers.get('idempotency-replayed'),
  };
}

function withoutVarying(text: string): string {
  return VARYING.reduce((left, [pattern, name]) => left.replaceAll(pattern, name), text);
}
