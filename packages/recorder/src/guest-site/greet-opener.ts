import type { ObservedPage } from '../sdk/observe-page.js';
import type { GuestTab } from './guest-tab.js';
import { wrapMessage, unwrapMessage } from './window-channel.js';

export interface GreetOptions {
  /** URLs of the FlowLens servers whose guests may record events of this site. */
  servers: readonly string[];
  page: ObservedPage;
  /** Returns whether the site itself is not recording, which takes precedence. */
  isFree: () => boolean;
}

/** This page's part in a guest's recording. */
export interface GuestRecordings {
  /** Ends it, because the site itself records or the recorder is uninstalled. */
  leave: () => void;
}

/** Greets the opener window and, once a guest's page answers, joins its recording. Only listed servers are accepted. */
export function greetOpener({ servers, page, isFree }: GreetOptions): GuestRecordings {
  const opener = window.opener as Window | null;
  const origins = servers.map((server) => new URL(server).origin);
  let tab: GuestTab | undefined;
  let isJoining = false;

  function leave() {
    tab?.leave();
    tab = undefined;
  }

  async function join(guest: { window: Window; origin: string }) {
    isJoining = true;
    try {
      const { createGuestTab } = await import('./guest-tab.js');
      if (!isFree()) return;
      const joined = (tab = createGuestTab({ guest, page, onEnded: leave }));
      await joined.join();
    } catch {
      // The guest's page is gone.
      tab = undefined;
    } finally {
      isJoining = false;
    }
  }

  if (opener && !isForeignTo(opener, origins)) {
    page.primordials.listen(window, 'message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== opener || !origins.includes(origin) || tab || isJoining || !isFree()) return;
      if ((unwrapMessage(data) as { type?: unknown } | undefined)?.type === 'opened')
        void join({ window: opener, origin });
    });
    for (const origin of origins) opener.postMessage(wrapMessage({ type: 'hello' }), origin);
  }
  return { leave };
}

/** The browser logs undeliverable messages to the console. */
function isForeignTo(opener: Window, origins: readonly string[]): boolean {
  try {
    return !origins.includes(opener.origin);
  } catch {
    // Cross-origin, so only the browser can tell.
    return false;
  }
}
