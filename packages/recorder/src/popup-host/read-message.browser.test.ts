import { describe, expect, it } from 'vitest';
import { readHostMessage, readTabMessage } from './read-message.js';

const page = { pageUrl: `${location.origin}/shop`, width: 1280, height: 720, probesOff: ['storage'], metadata: {} };
const events = { type: 'events', document: 'd', events: [], redacted: {}, concealedElements: 0 };
const status = { startedAt: 1, elapsedMs: 2, runningSince: null, hasMicrophone: false, eventsCount: 3 };

describe('readTabMessage', () => {
  it('keeps the known fields of a message', () => {
    expect(
      readTabMessage({ type: 'join', page: { ...page, account: 'other', serverUrl: 'https://evil.example' } }),
    ).toEqual({
      type: 'join',
      page,
    });
    expect(readTabMessage({ type: 'stop', discard: true })).toEqual({ type: 'stop' });
    expect(readTabMessage({ ...events, redacted: { headers: 2, other: -1, invented: 5 } })).toEqual({
      ...events,
      redacted: { headers: 2 },
    });
  });

  it('omits values that are not events, and gaps with unknown reasons', () => {
    const good = { type: 'console_error', timestamp: 5 };
    const bad = [null, 'x', {}, { type: 5 }, { type: 'metadata' }, { type: 'x', timestamp: Number.NaN }];
    const gaps = [{ type: 'recorder_gap', recorder_gap_data: { reason: 'invented' } }];
    expect(readTabMessage({ ...events, events: [...bad, good, ...gaps] })).toEqual({ ...events, events: [good] });
  });

  it.each([
    ['nothing', null],
    ['a text', 'stop'],
    ['a page of its own origin when another is expected', { type: 'join', page }, 'https://shop.example'],
    ['an unknown type', { type: 'send' }],
    ['a message of the host', { type: 'stopped' }],
    ['a pause without a direction', { type: 'pause', isPaused: 'yes' }],
    ['a join without a page', { type: 'join' }],
    ['a page of another origin', { type: 'join', page: { ...page, pageUrl: 'https://evil.example/' } }],
    ['a page without an address', { type: 'join', page: { ...page, pageUrl: 'x' } }],
    ['a page with an impossible size', { type: 'join', page: { ...page, width: 1e9 } }],
    ['a page with an endless list', { type: 'join', page: { ...page, probesOff: Array(1e4).fill('x') } }],
    ['events that are not a list', { ...events, events: {} }],
    ['more events than a batch has', { ...events, events: Array(1_001).fill({ type: 'x' }) }],
    ['an invalid count', { ...events, concealedElements: -1 }],
    ['a document with a long name', { ...events, document: 'x'.repeat(1e5) }],
  ])('ignores %s', (_what, data, origin?: string) => {
    expect(readTabMessage(data, origin)).toBeUndefined();
  });
});

describe('readHostMessage', () => {
  it('reads the status of a recording', () => {
    expect(readHostMessage({ type: 'recording', ...status, url: 'x' })).toEqual({ type: 'recording', ...status });
  });

  it.each([
    ['nothing', undefined],
    ['a message of the tab', { type: 'join', page }],
    ['a status without a start', { type: 'recording', ...status, startedAt: 'now' }],
    ['a status with an endless time', { type: 'recording', ...status, elapsedMs: Infinity }],
  ])('ignores %s', (_what, data) => {
    expect(readHostMessage(data)).toBeUndefined();
  });
});
