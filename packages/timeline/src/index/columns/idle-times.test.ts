import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../../test-support/event-builders.js';
import { createTimelineEngine } from '../create-timeline-engine.js';

function idleOf(events: TimelineEvent[]) {
  const engine = createTimelineEngine();
  engine.push(new TextEncoder().encode(JSON.stringify(events)));
  engine.end();
  return engine.idleStretches();
}

describe('idleStretches of an engine', () => {
  it('handles running requests and those that never end', () => {
    const events = [
      anEvent('navigation', 0),
      aRequest(10_000, 'slow'),
      aResponse(30_000, 'slow'),
      aRequest(40_000, 'hanging'),
      anEvent('navigation', 90_000),
    ];

    expect(idleOf(events)).toEqual([
      { startMs: 1_000, endMs: 9_000 },
      { startMs: 31_000, endMs: 39_000 },
    ]);
  });

  it('does not wait for a request that recorded its failure', () => {
    const events = [aRequest(0, 'a', { error: 'net::ERR_FAILED' }), anEvent('navigation', 20_000)];

    expect(idleOf(events)[0]).toEqual({ startMs: 1_000, endMs: 19_000 });
  });

  it('counts websocket frames, and has no end when nothing is left to wait for', () => {
    const frame = (timeMs: number) => anEvent('websocket_frame_received', timeMs, { correlation_id: 'ws' });

    expect(idleOf([anEvent('websocket_created', 0, { correlation_id: 'ws' }), frame(4_000), frame(8_000)])).toEqual([
      { startMs: 9_000, endMs: Infinity },
    ]);
  });

  it('sorts a file that is out of order', () => {
    expect(idleOf([anEvent('navigation', 20_000), anEvent('navigation', 0), anEvent('navigation', 4_000)])).toEqual([
      { startMs: 5_000, endMs: 19_000 },
      { startMs: 21_000, endMs: Infinity },
    ]);
  });
});
