import type { Messages } from '../messages/en.js';
import type { NoteFacts } from '../messages/en/flows/device-info.js';
import { formatClock, formatDuration } from './duration.js';

/** A part that a recording lacks, as the API describes it. */
export interface CaptureNoteFacts {
  code: keyof Messages['deviceInfo']['noteTexts'];
  at_ms?: number | undefined;
  for_ms?: number | undefined;
  count?: number | undefined;
  lines?: readonly number[] | undefined;
}

/** Returns a capture note as a sentence, or undefined for a code that this version does not know. */
export function captureNoteText(note: CaptureNoteFacts, m: Messages['deviceInfo']): string | undefined {
  const { code, at_ms: atMs, for_ms: forMs, count = 0, lines = [] } = note;
  if (!Object.hasOwn(m.noteTexts, code)) return undefined;
  const facts: NoteFacts = {
    time: atMs === undefined ? '' : formatClock(atMs),
    length: forMs === undefined ? '' : formatDuration(Math.max(1_000, forMs)),
    count: Math.max(count, lines.length, 1),
    lines: lines.join(', ') + (count > lines.length && lines.length > 0 ? ', …' : ''),
  };
  return m.noteTexts[code](facts);
}
