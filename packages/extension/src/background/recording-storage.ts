import { browser } from 'wxt/browser';
import type { RecordingView } from '../messages/messages.js';

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

const KEY = 'recording';

export async function writeRecording(recording: StoredRecording): Promise<void> {
  await browser.storage.session.set({ [KEY]: recording });
}

let last: Promise<unknown> = Promise.resolve();

/** Updates the stored facts of the current recording. Updates run one after the other, because each reads the previous result. */
export function changeRecording(change: (before: StoredRecording) => StoredRecording): Promise<void> {
  const write = async () => {
    const before = await readRecording();
    if (before) await writeRecording(change(before));
  };
  const written = last.then(write, write);
  last = written;
  return written;
}

export async function readRecording(): Promise<StoredRecording | null> {
  const { [KEY]: saved } = await browser.storage.session.get<{ [KEY]?: StoredRecording }>(KEY);
  return saved ?? null;
}

export async function removeRecording(): Promise<void> {
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
