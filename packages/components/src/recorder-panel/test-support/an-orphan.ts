import type { OrphanInfo } from '@flowlens/recorder';
import { MOCK_NOW_MS } from '@flowlens/testing';

/** A recording of five minutes ago that was not sent. */
export function anOrphan(overrides: Partial<OrphanInfo> = {}): OrphanInfo {
  return {
    id: 'o1',
    startedAt: MOCK_NOW_MS - 300_000,
    pageUrl: 'https://shop.example/checkout',
    hasVideo: true,
    title: null,
    durationMs: 42_000,
    projectId: null,
    isAnnounced: false,
    ...overrides,
  };
}
