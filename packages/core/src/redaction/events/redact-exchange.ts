import { headerRows } from '../../recorded/header-rows.js';
import { BODY_MAX_BYTES } from '../bodies/cap-text.js';
import { redactBody } from '../bodies/redact-body.js';
import { redactHeaderValue } from './redact-headers.js';
import { redactName } from '../names/redact-name.js';
import { redactUnknown } from '../bodies/redact-unknown.js';

/** Returns a request, a response or a handshake as it may be stored: the body by its content type, each header by its name. */
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

/** Recorders differ in how they write headers; the form stays. */
function redactHeadersAsWritten(headers: unknown): unknown {
  const rows = headerRows(headers).map(({ name, value }) => ({
    name: redactName(name),
    value: redactHeaderValue(name, value),
  }));
  return Array.isArray(headers) ? rows : Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
