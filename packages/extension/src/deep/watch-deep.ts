import type { GapReason } from '@flowlens/core';
import { epochNow } from '@flowlens/recorder/parts';
import { type Browser, browser } from 'wxt/browser';
import { cutText } from '../messages/pieces.js';
import { TEXT_MAX_CHARS } from '../messages/page-port.js';
import { DEEP_PORT, type DeepMessage, type DeepPiece } from './deep-message.js';
import { observeTab, type ObservedTab } from './observe-tab.js';
import { originOf } from './origin-of.js';

const PROTOCOL = '1.3';
const BATCH_MS = 250;

export interface DeepOptions {
  tabId: number;
  serverOrigin: string;
  /** Recorded sites; more may be added. */
  origins: ReadonlySet<string>;
  withBodies: boolean;
  onAttached: () => void;
  /** Called when the debugger is detached or could not attach. With a reason, it does not come back. */
  onDetached: (reason?: GapReason) => void;
}

export interface DeepWatch {
  /** Attaches the debugger, unless it is attached or was cancelled. */
  attach: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Watches a tab through the browser's debugger and reports to the offscreen document. The browser shows a banner in
 * which the user can cancel. A cancelled debugger is not attached again.
 */
export function watchDeep({ tabId, onAttached, onDetached, ...options }: DeepOptions): DeepWatch {
  const outbox = createOutbox();
  let observed: ObservedTab | undefined;
  let isAttached = false;
  let isOver = false;

  const send = (method: string, params: object, sessionId?: string) =>
    browser.debugger.sendCommand({ tabId, ...(sessionId !== undefined && { sessionId }) }, method, { ...params });

  const onEvent = (source: Browser.debugger.DebuggerSession, method: string, params?: object) => {
    if (source.tabId === tabId) observed?.take({ method, params, sessionId: source.sessionId });
  };
  const onDetach = (source: Browser.debugger.Debuggee, reason: string) => {
    if (source.tabId === tabId && isAttached)
      void lose(reason === 'canceled_by_user' ? 'deep_cancelled' : 'deep_ended');
  };

  async function lose(reason: GapReason) {
    isAttached = false;
    isOver = true;
    observed = undefined;
    // If the tab was closed, the recording is complete.
    const isOpen = await browser.tabs.get(tabId).then(Boolean, () => false);
    outbox.add({ kind: 'detached', at: epochNow(), ...(isOpen && { reason }) });
    onDetached(reason);
  }

  async function leave() {
    if (!isAttached) return;
    isAttached = false;
    observed = undefined;
    await browser.debugger.detach({ tabId }).catch(() => undefined);
    outbox.add({ kind: 'detached', at: epochNow() });
    onDetached();
  }

  async function attach() {
    if (isAttached || isOver) return;
    isAttached = true;
    try {
      await browser.debugger.attach({ tabId }, PROTOCOL);
      observed = await observeTab({
        ...options,
        send,
        report: (message) => outbox.add(message),
        isOnlyTabOf,
        onAway: () => void leave(),
      });
      outbox.add({ kind: 'attached' });
      onAttached();
    } catch {
      await browser.debugger.detach({ tabId }).catch(() => undefined);
      await lose('deep_refused');
    }
  }

  async function isOnlyTabOf(origin: string): Promise<boolean> {
    const targets = await browser.debugger.getTargets();
    return targets.every(
      (target) => target.type !== 'page' || target.tabId === tabId || originOf(target.url) !== origin,
    );
  }

  browser.debugger.onEvent.addListener(onEvent);
  browser.debugger.onDetach.addListener(onDetach);
  return {
    attach,
    async stop() {
      isOver = true;
      browser.debugger.onEvent.removeListener(onEvent);
      browser.debugger.onDetach.removeListener(onDetach);
      if (isAttached) await browser.debugger.detach({ tabId }).catch(() => undefined);
      isAttached = false;
      observed = undefined;
      outbox.close();
    },
  };
}

/** Sends messages to the offscreen document in batches, split into pieces below the runtime's limit. */
function createOutbox() {
  const port = browser.runtime.connect({ name: DEEP_PORT });
  let batch: string[] = [];
  let chars = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const pieces = batch.length > 0 ? cutText(`[${batch.join(',')}]`) : [];
    batch = [];
    chars = 0;
    for (const [index, text] of pieces.entries())
      port.postMessage({ text, isLast: index === pieces.length - 1 } satisfies DeepPiece);
  }

  return {
    add(message: DeepMessage) {
      const whole = JSON.stringify(message);
      const text = whole.length < TEXT_MAX_CHARS - 2 ? whole : JSON.stringify(bareOf(message));
      if (chars + text.length >= TEXT_MAX_CHARS - 2) flush();
      batch.push(text);
      chars += text.length + 1;
      timer ??= setTimeout(flush, BATCH_MS);
    },
    close() {
      flush();
      port.disconnect();
    },
  };
}

/** Returns the request without long fields. */
function bareOf(message: DeepMessage): DeepMessage {
  if (message.kind !== 'request') return message;
  const { request } = message;
  const deep = { isOpen: request.deep?.isOpen ?? false };
  return { kind: 'request', request: { ...request, requestHeaders: {}, responseHeaders: {}, redirects: [], deep } };
}
