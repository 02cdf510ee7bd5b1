import { aRequest, aTimeline } from '@flowlens/testing';
import { describe, expect, it } from 'vitest';
import { buildTimelineEntries } from './build-timeline.js';
import { entryEvents } from './entry-events.js';

describe('entryEvents', () => {
  it('returns a request with its response', () => {
    const events = aRequest(100, { status: 200 });

    expect(buildTimelineEntries({ events }).map(entryEvents)).toEqual([events]);
  });

  it('returns every event of a timeline once', () => {
    const events = aTimeline().timeline;
    const found = buildTimelineEntries({ events }).flatMap(entryEvents);

    expect(new Set(found)).toEqual(new Set(events));
    expect(found).toHaveLength(events.length);
  });
});
