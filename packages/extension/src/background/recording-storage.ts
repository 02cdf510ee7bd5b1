import type { RecordingView } from '../messages/messages.js';
import { createStoredValue } from '../storage/stored-value.js';

/** Facts about the current recording. They survive the service worker, but not the browser. */
export interface StoredRecording {
  view: RecordingView;
  /** Sites that are recorded. */
  origins: string[];
  /** True if the browser's debugger is used. */
  isDeep: boolean;
  /** False for the strict privacy level. */
  withBodies: boolean;
}

const stored = createStoredValue<StoredRecording>('session', 'recording');

export function writeRecording(recording: StoredRecording): Promise<void> {
  return stored.change(() => recording);
}

/** Updates the stored facts of the current recording, if there is one. */
export function changeRecording(change: (before: StoredRecording) => StoredRecording): Promise<void> {
  return stored.change((before) => before && change(before));
}

export async function readRecording(): Promise<StoredRecording | null> {
  return (await stored.read()) ?? null;
}

export function removeRecording(): Promise<void> {
  return stored.change(() => undefined);
}

/** Runs `listener` when the recording begins, changes or ends. */
export const onRecordingChanged = stored.onChanged;
