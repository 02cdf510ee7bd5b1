import { GAP_REASONS, type TimelineEvent } from '@flowlens/core';
import type { Concealment } from '../actions/conceal-fields.js';
import { createEventSink } from '../events/event-sink.js';
import { addCounts, type RedactionCounts } from '../events/count-redactions.js';
import type { Gap } from '../events/gap.js';
import type { RecordedEvent } from '../events/recorded-event.js';
import { createOwnRequestCheck } from '../events/own-requests.js';
import { capturePrimordials } from '../probes/primordials.js';
import { type RecordingSession, startSession } from '../sdk/recording-session.js';
import { openRecordingStore } from '../spool/open-store.js';
import type { RecordingFiles, RecordingState } from '../spool/recording-files.js';
import { captureTab } from '../video/capture-tab.js';
import { epochNow } from '../video/frame-clock.js';
import { createHostView, DEFAULT_TEXTS, type PopupHostTexts } from './host-view.js';
import { type HostedPage, type HostMessage, openChannel, type TabMessage } from './messages.js';

/** Time for the tab to send its last events. */
const LAST_EVENTS_MS = 1_000;
/** A shorter absence is the time between two documents. */
const AWAY_MIN_MS = 2_000;

export interface PopupHostOptions {
  /** Element that shows the controls. @default document.body */
  root?: HTMLElement;
  /** Texts in place of the English ones. */
  texts?: Partial<PopupHostTexts>;
}

/**
 * Makes this page the popup host: it captures the tab that opened it and goes on while that tab navigates.
 *
 * @example
 * import { hostRecorder } from '@flowlens/recorder/popup-host';
 * hostRecorder();
 */
export function hostRecorder({ root = document.body, texts }: PopupHostOptions = {}): void {
  const id = location.hash.slice(1);
  const primordials = capturePrimordials(window);
  const documents = new Map<string, { redacted: RedactionCounts; concealedElements: number }>();
  const gaps: Gap[] = [];
  let page: HostedPage | undefined;
  let session: RecordingSession | undefined;
  let isStarting = false;
  let startedAt = 0;
  let elapsedMs = 0;
  let runningSince: number | null = null;
  let eventsCount = 0;
  let awaySince: number | undefined;
  let ending: Promise<void> | undefined;
  const lastEvents = Promise.withResolvers<void>();

  const view = createHostView(root, { ...DEFAULT_TEXTS, ...texts }, { onStart: () => void start(), onStop: askToEnd });
  const sink = createEventSink({
    primordials,
    now: epochNow,
    isOwnRequest: (url) => page !== undefined && createOwnRequestCheck(page.serverUrl, page.pageUrl)(url),
    ring: { seconds: 0, maxBytes: 0 },
    onGap: ({ at, ...gap }) => gaps.push({ ...gap, atMs: Math.max(0, Math.round(at - startedAt)) }),
  });
  const channel = openChannel<HostMessage, TabMessage>(id, onMessage);

  function onMessage(message: TabMessage): void {
    switch (message.type) {
      case 'join':
        page ??= message.page;
        comeBack();
        if (session) sayStatus();
        else sayWaiting();
        break;
      case 'events': {
        const { document, redacted, concealedElements } = message;
        documents.set(document, { redacted, concealedElements });
        // They are the page's, whoever sent them: redacted and bounded here again.
        for (const event of message.events)
          if (isEvent(event)) sink.emit({ ...event, at: event.timestamp ?? epochNow() } as RecordedEvent);
        break;
      }
      case 'left':
        awaySince ??= epochNow();
        session?.holdPicture?.(true);
        break;
      case 'pause':
        setPaused(message.isPaused);
        break;
      case 'stop':
        lastEvents.resolve();
        void end();
    }
  }

  function comeBack(): void {
    if (awaySince === undefined) return;
    const forMs = Math.round(epochNow() - awaySince);
    if (session && forMs > AWAY_MIN_MS) sink.reportGap({ at: awaySince, reason: 'paused', forMs });
    awaySince = undefined;
    if (runningSince !== null) session?.holdPicture?.(false);
  }

  function sayWaiting(): void {
    if (!isStarting) view.show('ready');
    channel.post({ type: 'waiting' });
  }

  function sayStatus(): void {
    const hasMicrophone = page?.microphone ?? false;
    channel.post({ type: 'recording', startedAt, elapsedMs, runningSince, hasMicrophone, eventsCount });
  }

  async function start(): Promise<void> {
    if (!page || isStarting) return;
    isStarting = true;
    const { microphone, width, height } = page;
    view.show('starting');
    try {
      session = await startSession({
        page: { sink, probes: { off: [], flush: () => undefined }, concealment, now: epochNow },
        video: true,
        openCapture: () => captureTab({ microphone, surface: 'opener', size: { width, height }, handle: id }),
        createFiles,
        onEvents: (events) => (eventsCount += events.length),
        onGap: (gap) => gaps.push(gap),
        onEnded: askToEnd,
      });
    } catch (error) {
      isStarting = false;
      return view.show('ready', error instanceof Error ? error.message : String(error));
    }
    startedAt = runningSince = epochNow();
    if (awaySince !== undefined) session.holdPicture?.(true);
    view.show('recording');
    sayStatus();
  }

  async function createFiles(known: Pick<RecordingState, 'origin' | 'video'>): Promise<RecordingFiles> {
    const { serverUrl, account = null, pageUrl = '' } = page ?? {};
    const serverOrigin = new URL(serverUrl || '/', location.href).origin;
    const store = await openRecordingStore({ serverOrigin, account });
    const state = { id, serverOrigin, account, pageUrl, startedAt: known.origin, gaps: [], redacted: {}, ...known };
    // The tab opens the files after this window, which memory does not survive.
    if (!store.survivesReload) throw new Error('This browser keeps no recordings, so only the page itself can record.');
    return store.create(state);
  }

  function setPaused(isPaused: boolean): void {
    if (!session || isPaused === (runningSince === null)) return;
    const now = epochNow();
    session.setPaused(isPaused);
    if (isPaused && runningSince !== null) elapsedMs += now - runningSince;
    runningSince = isPaused ? null : now;
    if (!isPaused && awaySince !== undefined) session.holdPicture?.(true);
    sayStatus();
  }

  function askToEnd(): void {
    view.show('ending');
    channel.post({ type: 'ending' });
    setTimeout(() => lastEvents.resolve(), LAST_EVENTS_MS);
    void end();
  }

  function end(): Promise<void> {
    return (ending ??= finish());
  }

  async function finish(): Promise<void> {
    await lastEvents.promise;
    const files = await session?.stop(() => gaps);
    const redacted: RedactionCounts = {};
    let concealedElements = 0;
    for (const counts of documents.values()) {
      addCounts(redacted, counts.redacted);
      concealedElements += counts.concealedElements;
    }
    const { probesOff = [], metadata = {} } = page ?? {};
    await files?.saveState({
      redacted,
      concealedElements,
      probesOff,
      metadata: metadata as Record<string, string | number>,
    });
    await files?.release();
    channel.post({ type: 'stopped' });
    view.show('done');
    window.close();
  }

  if (!id) return view.show('alone');
  // After a close the files still hold what was written.
  addEventListener('pagehide', () => channel.post({ type: 'stopped' }));
  view.show('waiting');
  channel.post({ type: 'opened' });
}

/** This page shows nothing secret, and the recorded one blurs its own. */
async function concealment(): Promise<Concealment> {
  const nothing = () => undefined;
  return { isConcealed: () => false, blur: nothing, unblur: nothing, count: () => 0, stop: nothing };
}

function isEvent({ type, recorder_gap_data: gap }: TimelineEvent): boolean {
  return typeof type === 'string' && (gap === undefined || GAP_REASONS.some((reason) => reason === gap.reason));
}
