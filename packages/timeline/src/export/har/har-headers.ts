import { type HeaderRow, headerRows } from '@flowlens/core/recorded';
import { isSecretHeader, REDACTED } from '@flowlens/core/redaction';

/** Returns headers for a file that leaves the product, without secrets that the recorder failed to redact. */
export function harHeaders(headers: unknown): HeaderRow[] {
  return headerRows(headers).map(({ name, value }) => ({ name, value: isSecretHeader(name) ? REDACTED : value }));
}
