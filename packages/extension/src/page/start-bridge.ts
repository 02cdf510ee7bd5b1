import {
  capturePrimordials,
  type Concealment,
  createActionsProbe,
  createConcealment,
  createSessionClock,
  type InstalledProbes,
  painted,
  repaintThisPage,
  runProbes,
  watchStickySecrets,
} from '@flowlens/recorder/parts';
import { browser } from 'wxt/browser';
import { type BridgeMessage, PAGE_PORT, type RecorderMessage, TEXT_MAX_CHARS } from '../messages/page-port.js';
import { cutText } from '../messages/pieces.js';
import { createBridgeLimits } from './bridge-limits.js';
import { closedRootOf, findClosedRoots } from './closed-roots.js';
import { createOutbox } from './outbox.js';
import { openBridgeEnd } from './page-channel.js';

/** Globals of the isolated world, which the page cannot see. */
interface BridgeWorld {
  /** True if a bridge runs in this document. */
  flowlensBridge?: boolean;
  /** True if the document was open before the recording. */
  flowlensIsLate?: boolean;
}

/** Forwards events of a document to the offscreen document, and observes the user's actions. */
export function startBridge(window: Window & typeof globalThis): void {
  const world = globalThis as BridgeWorld;
  if (world.flowlensBridge) return;
  world.flowlensBridge = true;

  const primordials = capturePrimordials(window);
  const limits = createBridgeLimits();
  let isJoined = false;
  let isOpen = false;
  let isBegun = false;
  let lateConcealment: Concealment | undefined;
  let probes: InstalledProbes | undefined;
  let isLeaving = false;
  let masks: readonly string[] | undefined;
  let port = openPort();

  function post(message: BridgeMessage) {
    try {
      port.postMessage(message);
    } catch {
      // The recording has ended.
    }
  }

  function sendEvents(from: 'page' | 'bridge', text: string) {
    if (text.length > TEXT_MAX_CHARS || !limits.admit(text, primordials.now())) return;
    const pieces = cutText(text);
    for (const [place, piece] of pieces.entries())
      post({ kind: 'events', from, text: piece, isLast: place === pieces.length - 1 });
    const count = limits.takeDropped();
    if (count === 0) return;
    const gap = { reason: 'events_dropped', count } as const;
    outbox.emit({ type: 'recorder_gap', at: now(), recorder_gap_data: gap });
  }

  const now = createSessionClock(window.performance.timeOrigin, primordials, () => undefined);
  const outbox = createOutbox({ primordials, now, send: (text) => sendEvents('bridge', text) });
  const secrets = watchStickySecrets(window, primordials);
  const channel = openBridgeEnd(window, {
    onText: (text) => sendEvents('page', text),
    onOpen() {
      isOpen = true;
      begin();
    },
  });
  window.addEventListener('pageshow', onPageShow, true);

  function openPort() {
    const opened = browser.runtime.connect({ name: PAGE_PORT });
    opened.onMessage.addListener((message: RecorderMessage) => {
      if (message.kind === 'stop') stop();
      else if (message.kind === 'repaint') repaintThisPage(() => post({ kind: 'painted' }));
      else {
        masks = message.masks;
        begin();
      }
    });
    // The port was refused, or the recording has ended.
    opened.onDisconnect.addListener(() => {
      if (!isLeaving) stop();
    });
    return opened;
  }

  /** Starts once the probe has loaded and the masks are known. */
  function begin() {
    if (!isOpen || !masks || isBegun) return;
    isBegun = true;
    channel.begin(masks);
    const redaction = { mask: [...masks] };
    if (world.flowlensIsLate) {
      const shadowRoots = findClosedRoots(window.document);
      lateConcealment = createConcealment(window, primordials, { redaction, shadowRoots });
      lateConcealment.blur();
    }
    probes = runProbes({
      window,
      primordials,
      emit: outbox.emit,
      now,
      nextId: () => '',
      isOwnRequest: () => false,
      probes: { actions: createActionsProbe({ redaction, isConcealed: secrets.isConcealed, closedRootOf }) },
    });
    // Registered after the probe, which emits its last events on the same event.
    window.addEventListener('pagehide', onPageHide, true);
    void painted().then(join);
  }

  function join() {
    isJoined = true;
    post({ kind: 'joined', isLate: world.flowlensIsLate === true });
  }

  function onPageHide() {
    isLeaving = true;
    outbox.flush();
  }

  /** Reconnects: the browser closes the ports of documents in its back/forward cache. */
  function onPageShow({ persisted }: PageTransitionEvent) {
    isLeaving = false;
    if (!persisted) return;
    port = openPort();
    if (isJoined) join();
  }

  function stop() {
    if (!world.flowlensBridge) return;
    delete world.flowlensBridge;
    channel.stop();
    probes?.uninstall();
    lateConcealment?.stop();
    outbox.flush();
    window.removeEventListener('pagehide', onPageHide, true);
    window.removeEventListener('pageshow', onPageShow, true);
    channel.close();
    secrets.stop();
    port.disconnect();
  }
}
