import { describe, expect, it } from 'vitest';
import { anEvent } from '../test-support/event-builders.js';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import { eventsAsWebVtt } from './events-as-web-vtt.js';

const errors = (...events: [timeMs: number, message: string][]) =>
  buildTimelineEntries(
    events.map(([timeMs, message]) => anEvent('console_error', timeMs, { console_error_data: { message } })),
  );

describe('eventsAsWebVtt', () => {
  it('shows each event until the next, for one to four seconds', () => {
    expect(eventsAsWebVtt(errors([1_234, 'first'], [1_300, 'second'], [3_800, 'third'], [3_723_004, 'last']))).toBe(
      [
        'WEBVTT',
        '',
        '00:00:01.234 --> 00:00:02.234',
        'console_error: first',
        '',
        '00:00:01.300 --> 00:00:03.800',
        'console_error: second',
        '',
        '00:00:03.800 --> 00:00:07.800',
        'console_error: third',
        '',
        '01:02:03.004 --> 01:02:07.004',
        'console_error: last',
        '',
      ].join('\n'),
    );
  });

  it('keeps recorded text inside its cue', () => {
    const file = eventsAsWebVtt(errors([0, '  <b>a & b</b> 00:00 --> 00:09']), () => 'x\n\n1\n<v>y --> z & w');

    expect(file).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nx 1 &lt;v&gt;y --&gt; z &amp; w\n');
  });

  it('returns a valid file without events', () => {
    expect(eventsAsWebVtt([])).toBe('WEBVTT\n');
  });
});
