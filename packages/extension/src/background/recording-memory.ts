import { browser } from 'wxt/browser';
import type { RecordingView } from '../messages/messages.js';

/** Facts about the current recording. They survive the service worker, but not the browser. */
export interface RememberedRecording {
  view: RecordingView;
  /** Sites that are recorded. */
  origins: string[];
  /** True if the browser's debugger is used. */
  isDeep: boolean;
  /** False for the strict privacy level. */
  withBodies: boolean;
}

const KEY = 'recording';

export async function rememberRecording(recording: RememberedRecording): Promise<void> {
  await browser.storage.session.set({ [KEY]: recording });
}

let last: Promise<unknown> = Promise.resolve();

/** Updates the memory of the current recording. Updates run one after the other, because each reads the previous result. */
export function changeRecording(change: (before: RememberedRecording) => RememberedRecording): Promise<void> {
  const write = async () => {
    const before = await recallRecording();
    if (before) await rememberRecording(change(before));
  };
  const written = last.then(write, write);
  last = written;
  return written;
}

export async function recallRecording(): Promise<RememberedRecording | null> {
  const { [KEY]: saved } = await browser.storage.session.get<{ [KEY]?: RememberedRecording }>(KEY);
  return saved ?? null;
}

export async function forgetRecording(): Promise<void> {
  await browser.storage.session.remove(KEY);
}

/** Runs `listener` when the recording begins, changes or ends. */
export function onRecordingChanged(listener: () => void): () => void {
  const onChanged = (changes: Record<string, unknown>) => {
    if (KEY in changes) listener();
  };
  browser.storage.session.onChanged.addListener(onChanged);
  return () => browser.storage.session.onChanged.removeListener(onChanged);
}
