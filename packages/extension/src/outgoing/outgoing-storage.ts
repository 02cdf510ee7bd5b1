import type { SendProgress } from '@flowlens/recorder';
import { createStoredValue } from '../storage/stored-value.js';

/** A recording that was announced to its server and is being sent. */
export interface OutgoingRecording {
  id: string;
  connectionKey: string;
  /** Page of the flow. */
  url: string;
  /** Null until the first bytes are sent. */
  progress: SendProgress | null;
  /** Reason why sending failed; the recording is kept. */
  failure: string | null;
}

const stored = createStoredValue<OutgoingRecording[]>('local', 'outgoing');

/** Returns the pending and failed uploads. They survive a restart of the browser. */
export async function readOutgoing(): Promise<OutgoingRecording[]> {
  return (await stored.read()) ?? [];
}

export function changeOutgoing(change: (before: OutgoingRecording[]) => OutgoingRecording[]): Promise<void> {
  return stored.change((before = []) => change(before));
}

/** Runs `listener` when an upload starts, makes progress or ends. */
export const onOutgoingChanged = stored.onChanged;
