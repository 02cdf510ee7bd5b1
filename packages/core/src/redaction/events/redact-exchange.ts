import { headerRows } from '../../recorded/header-rows.js';
import { BODY_MAX_BYTES } from '../bodies/cap-text.js';
import { redactBody } from '../bodies/redact-body.js';
import { redactHeaderValue } from './redact-headers.js';
import { redactName } from '../names/redact-name.js';
import { redactUnknown } from '../bodies/redact-unknown.js';

/** Redacts a request, response or handshake: the body according to its content type, each header according to its name. */
export function redactExchange({ headers, body, ...rest }: Readonly<Record<string, unknown>>): unknown {
  const contentType = headerRows(headers).find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? '';
  return {
    ...(redactUnknown(rest) as object),
    ...(headers !== undefined && { headers: redactHeadersAsWritten(headers) }),
    ...(body !== undefined && {
      body: typeof body === 'string' ? redactBody(contentType, body, BODY_MAX_BYTES) : redactUnknown(body),
    }),
  };
}

/** Recorders write headers in different forms, which are kept. */
function redactHeadersAsWritten(headers: unknown): unknown {
  const rows = headerRows(headers).map(({ name, value }) => ({
    name: redactName(name),
    value: redactHeaderValue(name, value),
  }));
  return Array.isArray(headers) ? rows : Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
