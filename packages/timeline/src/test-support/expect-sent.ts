import { headerRows, type NetworkRequestData } from '@flowlens/core/recorded';
import { expect } from 'vitest';
import type { ReceivedRequest } from './echo-server.js';

/** Header names as servers accept them. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Compares a received request with the recorded one: method, address, exact body, and every header that can be sent. */
export function expectSent(
  got: ReceivedRequest | undefined,
  recorded: NetworkRequestData,
  isSent: (headerName: string) => boolean,
): void {
  const url = new URL(recorded.url ?? '');
  expect(got?.method).toBe(recorded.method);
  expect(got?.target).toBe(url.pathname + url.search);
  expect(got?.body.toString('hex')).toBe(Buffer.from(recorded.body ?? '').toString('hex'));
  for (const { name, value } of headerRows(recorded.headers).filter((row) => NAME.test(row.name) && isSent(row.name))) {
    // Node reads headers as Latin-1, one character for each byte.
    const bytes = Buffer.from(String(got?.headers[name.toLowerCase()]), 'latin1').toString();
    expect([name, bytes]).toEqual([name, sendable(value)]);
  }
}

/** Control characters except the tab are not allowed in a header, nor are spaces at its ends. */
function sendable(value: string): string {
  const parts = [...value.toWellFormed()].map((character) => (/[^\P{Cc}\t]/u.test(character) ? '\0' : character));
  return parts.join('').replaceAll(/\0+/g, ' ').trim();
}
