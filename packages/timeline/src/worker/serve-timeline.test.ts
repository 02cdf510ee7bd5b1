import { afterEach, describe, expect, it, vi } from 'vitest';
import * as storage from '../entries/previous-storage-value.js';
import type { EngineReport } from './engine-messages.js';
import { serveTimeline } from './serve-timeline.js';

const EVENTS = [
  { type: 'local_storage', action_type: 'set', relative_time_ms: 0, local_storage_data: { key: 'cart', value: '1' } },
  { type: 'navigation', relative_time_ms: 1, navigation_data: { url: 'https://shop.example/' } },
];

vi.mock(import('../entries/previous-storage-value.js'), { spy: true });
afterEach(() => vi.restoreAllMocks());

describe('serveTimeline', () => {
  it('fails only the call whose entry cannot be read', async () => {
    vi.mocked(storage.previousStorageValue).mockImplementation(() => {
      throw new Error('unreadable');
    });
    const reports: EngineReport[] = [];
    const service = serveTimeline((report) => reports.push(report));
    service.handle({ type: 'chunk', bytes: new TextEncoder().encode(JSON.stringify(EVENTS)) });
    service.handle({ type: 'end' });
    await vi.waitFor(() => expect(reports).toContainEqual(expect.objectContaining({ type: 'indexed' })));

    service.handle({ type: 'details', callId: 1, entryId: 'e0' });
    service.handle({ type: 'details', callId: 2, entryId: 'e1' });

    expect(reports).toContainEqual({ type: 'callFailed', callId: 1, message: 'unreadable' });
    expect(reports.at(-1)).toMatchObject({ type: 'result', callId: 2, result: { entry: { kind: 'navigation' } } });
    service.stop();
  });
});
