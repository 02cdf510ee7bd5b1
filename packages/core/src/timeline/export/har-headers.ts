import { REDACTED } from '../../redaction/redacted.js';
import { isSecretHeader } from '../../redaction/names/secret-names.js';
import { type HeaderRow, headerRows } from '../recorded/header-rows.js';

/** Headers for a file that leaves the product: none that a recorder should have redacted, and did not, goes along. */
export function harHeaders(headers: unknown): HeaderRow[] {
  return headerRows(headers).map(({ name, value }) => ({ name, value: isSecretHeader(name) ? REDACTED : value }));
}
