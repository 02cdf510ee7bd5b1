export type { Gap, GapReason } from './events/gap.js';
export { PROBE_NAMES, type ProbeName } from './probes/probe.js';
export type {
  BufferOptions,
  DraftSending,
  DraftVideo,
  Mark,
  OrphanInfo,
  PrivacyReceipt,
  Recorder,
  RecorderClient,
  RecorderError,
  RecorderOptions,
  RecorderSnapshot,
  RecorderStatus,
  RecordingContent,
  RecordingDraft,
  RedactedPart,
  RedactionOptions,
  SendDetails,
  SendProgress,
  SentFlow,
  StartOptions,
} from './recorder.js';
export { createRecorder } from './sdk/create-recorder.js';
export { SendError } from './send/send-error.js';
export { StorageFullError } from './spool/storage-full-error.js';
export { CaptureError } from './video/capture/capture-error.js';
