import type { RecorderClient, SendProgress } from '../recorder.js';
import type { RecordingFiles, SavedDetails, SendState } from '../spool/recording-files.js';
import { randomKey } from './random-key.js';
import { withRetries } from './retry.js';
import { SendError } from './send-error.js';
import type { Sender } from './sender.js';

export interface SenderParts {
  files: RecordingFiles;
  client: RecorderClient;
  /** Title and other details; omit them to reuse those of an earlier attempt. */
  details?: SavedDetails;
  onProgress?: (progress: SendProgress) => void;
  signal?: AbortSignal;
}

/** Sender that reports its progress. */
export interface ReportingSender extends Sender {
  report: (phase: SendProgress['phase']) => void;
  /** Measures the data to send. */
  measure: (videoBytes: number) => Promise<void>;
}

export async function createSender({
  files,
  client,
  details,
  onProgress,
  signal,
}: SenderParts): Promise<ReportingSender> {
  const saved = files.state().send;
  if (!saved && !details) throw new SendError('no_details', 'A title is required to send a recording.');
  if (!saved && details) await files.saveState({ send: newSendState(details) });
  // Details may change until the flow is announced.
  if (saved && details && saved.flowId === undefined) await files.saveState({ send: newSendState(details) });

  const state = () => {
    const { send } = files.state();
    if (!send) throw new Error('The recording changed while it was sent.');
    return send;
  };
  const save = (change: Partial<SendState>) => files.saveState({ send: { ...state(), ...change } });
  let phase: SendProgress['phase'] = 'creating';
  let totalBytes = 0;
  const sent = { events: 0, video: 0 };
  const notify = (shown: SendProgress['phase'], facts: Pick<SendProgress, 'waitMs'> = {}) =>
    onProgress?.({ phase: shown, sentBytes: Math.min(sent.events + sent.video, totalBytes), totalBytes, ...facts });
  return {
    files,
    client,
    signal,
    state,
    save,
    async forgetUpload() {
      const { uploadId: _uploadId, uploadIsOpen: _isOpen, ...rest } = state();
      sent.video = 0;
      await files.saveState({ send: rest });
    },
    async retry(call, again) {
      let waited = false;
      const onWait = (waitMs: number | null) => {
        waited = true;
        if (waitMs === null) notify('waiting_for_network');
        else notify('waiting_for_server', { waitMs });
      };
      const value = await withRetries(call, { signal, onWait }, again);
      if (waited) notify(phase);
      return value;
    },
    onEventBytes(bytes) {
      sent.events = bytes;
      notify(phase);
    },
    onVideoBytes(bytes) {
      sent.video = bytes;
      notify(phase);
    },
    report(next) {
      phase = next;
      if (next === 'done') sent.video = totalBytes;
      notify(next);
    },
    async measure(videoBytes) {
      sent.events = state().eventBytesSent ?? 0;
      totalBytes = videoBytes + (await files.eventBytes());
    },
  };
}

export function newSendState(details: SavedDetails): SendState {
  return { details, batchesSent: 0, idempotencyKey: randomKey() };
}
