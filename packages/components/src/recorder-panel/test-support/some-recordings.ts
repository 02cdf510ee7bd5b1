import type { TimelineEvent } from '@flowlens/core/recorded';
import type { DraftVideo, PrivacyReceipt } from '@flowlens/recorder';
import { anEvent, aTimeline } from '@flowlens/testing';

/** A short session with a marked moment and redacted values. */
export function someEvents(): TimelineEvent[] {
  const mark = { type: 'recorder_mark', recorder_mark_data: { note: 'The total is wrong here' } };
  const login = { type: 'network_request', correlation_id: 'req-login' };
  return [
    anEvent(250, {
      ...login,
      network_request_data: {
        method: 'POST',
        url: 'https://shop.example/api/login?token=[redacted]',
        headers: { authorization: '[redacted]' },
        body: '{"email":"ann@example.com","password":"[redacted]"}',
      },
    }),
    anEvent(410, {
      type: 'network_response',
      correlation_id: 'req-login',
      network_response_data: { status: 200, headers: { 'set-cookie': '[redacted]' }, body: '{"ok":true}' },
    }),
    ...aTimeline().timeline,
    anEvent(5_000, mark),
  ].sort((one, other) => one.relative_time_ms - other.relative_time_ms);
}

export function aReceipt(): PrivacyReceipt {
  return {
    redacted: { addresses: 1, headers: 2, bodies: 1, fields: 3 },
    gaps: [
      { reason: 'paused', atMs: 12_000, forMs: 8_000 },
      { reason: 'events_removed', atMs: 4_000, count: 2 },
    ],
    concealedElements: 2,
    probesOff: ['beacon', 'storage'],
  };
}

export function aDraftVideo(blob: () => Promise<Blob>): DraftVideo {
  return { mimeType: 'video/mp4', width: 1280, height: 720, bytes: 3_400_000, blob };
}
