import { type HeaderRow, headerRows } from '@flowlens/core/recorded';
import { isSecretHeader, REDACTED } from '@flowlens/core/redaction';

/** Headers for a file that leaves the product: none that a recorder should have redacted, and did not, goes along. */
export function harHeaders(headers: unknown): HeaderRow[] {
  return headerRows(headers).map(({ name, value }) => ({ name, value: isSecretHeader(name) ? REDACTED : value }));
}
