import { watchDeep, type DeepWatch } from '../deep/watch-deep.js';
import type { RecordingView } from '../messages/messages.js';
import { unwatchRequests, watchRequests } from '../observed-requests/watch-requests.js';

interface WatchOptions {
  tabId: number;
  serverOrigin: string;
  origins: readonly string[];
  /** Debugger that falls back to `webRequest`. */
  isDeep: boolean;
  withBodies: boolean;
}

let running: { watch: DeepWatch; origins: Set<string> } | undefined;

/** Watches the requests of a recorded tab: through the debugger if possible and chosen, otherwise through `webRequest`. */
export async function watchTab({ isDeep, origins, tabId, ...options }: WatchOptions): Promise<void> {
  if (!isDeep) return watchRequests(tabId);
  await running?.watch.stop();
  const allowed = new Set(origins);
  const watch = watchDeep({
    ...options,
    tabId,
    origins: allowed,
    onAttached: unwatchRequests,
    onDetached: () => watchRequests(tabId),
  });
  running = { watch, origins: allowed };
  await watch.attach();
}

/** Lets the debugger observe another site. */
export function allowDeepOrigin(origin: string): void {
  running?.origins.add(origin);
}

/** Attaches the debugger again when the tab is back on a recorded site. */
export async function followTab({ isAway, status }: RecordingView): Promise<void> {
  if (running && !isAway && (status === 'recording' || status === 'paused')) await running.watch.attach();
}

export async function unwatchTab(): Promise<void> {
  unwatchRequests();
  await running?.watch.stop();
  running = undefined;
}
