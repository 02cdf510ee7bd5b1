import { setImmediate } from 'node:timers/promises';
import { Refusal } from './refusal.js';

const OFFSET = /^\d{1,9}$/;
/** Number of characters to skip before yielding to the event loop. */
const TURN_CHARS = 100_000;

export interface TextPage {
  text: string;
  /** Cursor of the next page; undefined on the last one. */
  cursor: string | undefined;
}

/**
 * Returns a page of a text that arrives in pieces.
 *
 * @throws Refusal for an invalid cursor
 */
export async function pageOf(
  pieces: Iterable<string>,
  { cursor, maxChars }: { cursor: string | undefined; maxChars: number },
): Promise<TextPage> {
  const start = offsetOf(cursor);
  let at = 0;
  let turn = 0;
  let text = '';
  for (const piece of pieces) {
    text += piece.slice(Math.max(0, start - at), Math.max(0, start - at) + maxChars + 1 - text.length);
    at += piece.length;
    turn += piece.length;
    if (text.length > maxChars) {
      const page = withoutHalfPair(text.slice(0, maxChars));
      return { text: page, cursor: String(start + page.length) };
    }
    if (turn < TURN_CHARS) continue;
    turn = 0;
    await setImmediate();
  }
  return { text, cursor: undefined };
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!OFFSET.test(cursor)) throw new Refusal('This cursor does not belong to this tool. Leave it out to start over.');
  return Number(cursor);
}

/** Does not split surrogate pairs; they move to the next page. */
function withoutHalfPair(text: string): string {
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
}
