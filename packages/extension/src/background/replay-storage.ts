import { browser } from 'wxt/browser';
import type { ArmedTab } from '../messages/messages.js';

const KEY = 'armed';

export async function writeArmed(armed: ArmedTab): Promise<void> {
  await browser.storage.session.set({ [KEY]: armed });
}

/** Returns the tab that is armed for instant replay. */
export async function readArmed(): Promise<ArmedTab | null> {
  const { [KEY]: saved } = await browser.storage.session.get<{ [KEY]?: ArmedTab }>(KEY);
  return saved ?? null;
}

export async function removeArmed(): Promise<void> {
  await browser.storage.session.remove(KEY);
}

/** Runs `listener` when a tab is armed or disarmed. */
export function onArmedChanged(listener: () => void): () => void {
  const onChanged = (changes: Record<string, unknown>) => {
    if (KEY in changes) listener();
  };
  browser.storage.session.onChanged.addListener(onChanged);
  return () => browser.storage.session.onChanged.removeListener(onChanged);
}
