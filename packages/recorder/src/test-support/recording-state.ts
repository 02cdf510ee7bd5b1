import type { RecordingState } from '../spool/recording-files.js';

export function aRecording(fields: Partial<RecordingState> = {}): RecordingState {
  const startedAt = Date.now();
  return {
    id: crypto.randomUUID(),
    serverOrigin: 'https://flowlens.example',
    account: 'ann',
    origin: startedAt,
    startedAt,
    pageUrl: 'https://shop.example/checkout',
    video: null,
    gaps: [],
    redacted: {},
    ...fields,
  };
}
