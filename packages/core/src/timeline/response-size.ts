import type { TimelineEvent } from './event-types.js';
import { headerRows } from './header-rows.js';
import { bodyBytes } from './recorded-body.js';

/** Bytes of a response as its length header says, else of its body, recorded whole or not; `null` when neither is known. */
export function responseSizeBytes(response: TimelineEvent | null): number | null {
  const data = response?.network_response_data;
  if (!data) return null;
  const header = headerRows(data.headers).find(({ name }) => name.toLowerCase() === 'content-length');
  const length = Number(header?.value || Number.NaN);
  if (Number.isFinite(length) && length >= 0) return length;
  return data.body === undefined ? null : bodyBytes(data.body);
}
