import { splitDuration } from '@flowlens/core/format';
import { entrySummary } from '../rows/entry-summary.js';
import type { TimelineRow } from '../rows/timeline-row.js';

/** Minimum time to read an event, and maximum time if no other event follows. */
const CUE_MIN_MS = 1_000;
const CUE_MAX_MS = 4_000;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Writes the events of a recording as captions (WebVTT), for a player that shows nothing next to the video. Each caption
 * lasts until the next one, for 1 to 4 seconds.
 *
 * @param rows in order of time.
 * @param describe returns one line for a row. By default, its kind and summary, e.g. `console_error: Checkout failed`.
 *
 * @example
 * const track = { label: 'Events', srcLang: 'en', src: URL.createObjectURL(new Blob([eventsAsWebVtt(rows)], { type: 'text/vtt' })) };
 */
export function eventsAsWebVtt(
  rows: readonly TimelineRow[],
  describe: (row: TimelineRow) => string = (row) => `${row.kind}: ${entrySummary(row)}`,
): string {
  const cues = rows.map((row, index) => {
    const nextMs = rows[index + 1]?.timeMs ?? Infinity;
    const endMs = Math.min(Math.max(nextMs, row.timeMs + CUE_MIN_MS), row.timeMs + CUE_MAX_MS);
    return `${vttTime(row.timeMs)} --> ${vttTime(endMs)}\n${cueText(describe(row))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function vttTime(timeMs: number): string {
  const { hours, minutes, seconds } = splitDuration(timeMs);
  const padded = [hours, minutes, seconds].map((value) => String(value).padStart(2, '0')).join(':');
  return `${padded}.${String(Math.floor(Math.max(0, timeMs)) % 1_000).padStart(3, '0')}`;
}

/** A blank line would end the cue, and an arrow would start another. */
function cueText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[&<>]/g, (character) => ESCAPES[character]!);
}
