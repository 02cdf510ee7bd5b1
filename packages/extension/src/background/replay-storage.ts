import type { ArmedTab } from '../messages/messages.js';
import { createStoredValue } from '../storage/stored-value.js';

const stored = createStoredValue<ArmedTab>('session', 'armed');

export function writeArmed(armed: ArmedTab): Promise<void> {
  return stored.change(() => armed);
}

/** Returns the tab that is armed for instant replay. */
export async function readArmed(): Promise<ArmedTab | null> {
  return (await stored.read()) ?? null;
}

export function removeArmed(): Promise<void> {
  return stored.change(() => undefined);
}

/** Runs `listener` when a tab is armed or disarmed. */
export const onArmedChanged = stored.onChanged;
