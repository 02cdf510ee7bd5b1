import type { RecorderClient } from '../recorder.js';
import type { RecordingFiles, SendState } from '../spool/recording-files.js';

/** Dependencies of the sending steps. */
export interface Sender {
  files: RecordingFiles;
  client: RecorderClient;
  signal: AbortSignal | undefined;
  /** The saved progress. */
  state: () => SendState;
  /** Saves a change of the progress. */
  save: (change: Partial<SendState>) => Promise<void>;
  /** Saves the progress without an upload. */
  forgetUpload: () => Promise<void>;
  /** Repeats a call while it fails for temporary reasons; repetitions call `again`. */
  retry: <Value>(call: () => Promise<Value>, again?: () => Promise<Value>) => Promise<Value>;
  onEventBytes: (sentBytes: number) => void;
  onVideoBytes: (sentBytes: number) => void;
}

/** Id of the flow, which is announced before its data is sent. */
export function flowIdOf({ state }: Sender): string {
  const { flowId } = state();
  if (flowId === undefined) throw new Error('The flow is not announced yet.');
  return flowId;
}
