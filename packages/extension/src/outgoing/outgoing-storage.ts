import type { SendProgress } from '@flowlens/recorder';
import { browser } from 'wxt/browser';

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

const KEY = 'outgoing';

/** Returns the pending and failed uploads. They survive a restart of the browser. */
export async function readOutgoing(): Promise<OutgoingRecording[]> {
  const { [KEY]: saved } = await browser.storage.local.get<{ [KEY]?: OutgoingRecording[] }>(KEY);
  return saved ?? [];
}

let last: Promise<unknown> = Promise.resolve();

/** Updates the list. Updates run one after the other, because each reads the previous result. */
export function changeOutgoing(change: (before: OutgoingRecording[]) => OutgoingRecording[]): Promise<void> {
  const write = async () => browser.storage.local.set({ [KEY]: change(await readOutgoing()) });
  const written = last.then(write, write);
  last = written;
  return written;
}

/** Runs `listener` when an upload starts, makes progress or ends. */
export function onOutgoingChanged(listener: () => void): () => void {
  const onChanged = (changes: Record<string, unknown>) => {
    if (KEY in changes) listener();
  };
  browser.storage.local.onChanged.addListener(onChanged);
  return () => browser.storage.local.onChanged.removeListener(onChanged);
}
