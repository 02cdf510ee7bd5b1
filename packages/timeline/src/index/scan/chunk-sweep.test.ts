import { describe, expect, it } from 'vitest';
import { createTimelineEngine } from '../create-timeline-engine.js';
import type { TimelineEngine } from '../timeline-engine.js';

const encoder = new TextEncoder();
const EVENT_COUNT = 1_500;
const CHUNK_BYTES = 701;

/** Events of which every `step`th contains the word in its stack, which no row shows. Some of those write it with an escape. */
function eventsWithWord(step: number): string[] {
  return Array.from({ length: EVENT_COUNT }, (_, index) => {
    const word = index % 5 === 0 ? 'n\\u0065edle' : 'Needle';
    const stack = `at shop.js:${index} ${index % step === 0 ? word : 'nee edle'}`;
    return `{"type":"console_error","relative_time_ms":${index},"console_error_data":{"message":"m","stack":"${stack}"}}`;
  });
}

function push(engine: TimelineEngine, text: string): void {
  const bytes = encoder.encode(text);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) engine.push(bytes.subarray(at, at + CHUNK_BYTES));
}

function found(engine: TimelineEngine, search: string): number[] {
  const run = engine.search({ kinds: null, severities: null, search });
  while (!run.step(7));
  return [...run.selection.entries];
}

const every = (step: number) => Array.from({ length: Math.ceil(EVENT_COUNT / step) }, (_, index) => index * step);

describe('a search through many chunks', () => {
  it.each([
    ['every event', 1],
    ['every second event', 2],
    ['every third event', 3],
    ['few events', 97],
    ['the first event alone', EVENT_COUNT],
  ])('finds a text in %s', (_name, step) => {
    const engine = createTimelineEngine();
    push(engine, `[${eventsWithWord(step).join(',')}]`);
    engine.end();

    expect(found(engine, 'needle')).toEqual(every(step));
    expect(found(engine, 'edle needle')).toEqual([]);
  });

  it('searches the chunks so far, even when more arrive during the search', () => {
    const events = eventsWithWord(3);
    const engine = createTimelineEngine();
    push(engine, `[${events.slice(0, 600).join(',')},`);
    const run = engine.search({ kinds: null, severities: null, search: 'needle' });
    run.step(300);
    push(engine, `${events.slice(600).join(',')}]`);
    while (!run.step(300));

    expect([...run.selection.entries].filter((entry) => entry < 600)).toEqual(every(3).filter((entry) => entry < 600));

    engine.end();
    expect(found(engine, 'needle')).toEqual(every(3));
  });
});
