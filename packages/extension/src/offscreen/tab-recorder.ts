import { MARK_NOTE_MAX_CHARS } from '@flowlens/core';
import {
  capturePrimordials,
  type Concealment,
  createEventSink,
  createOwnRequestCheck,
  epochNow,
  openRecordingStore,
  type RecordingFiles,
  type RecordingSession,
  type RecordingState,
  startSession,
} from '@flowlens/recorder/parts';
import type { Browser } from 'wxt/browser';
import type { CaptureRequest, PrepareRequest, RecordingView } from '../messages/messages.js';
import { admitWitnessed } from '../witness/admit-witnessed.js';
import { createWitnessMatcher } from '../witness/match-witness.js';
import type { WitnessedRequest } from '../witness/witnessed-request.js';
import { type EventSource, readPageEvents } from './read-page-events.js';
import { leaveOutValues } from './strict-privacy.js';
import { openTabCapture } from './tab-capture.js';
import { createTabDocuments } from './tab-documents.js';

/** A shorter absence is the time between two documents. */
const AWAY_MIN_MS = 2_000;
const MATCH_EVERY_MS = 500;
/** Time for the tab's document to blur its fields before the first picture. */
const JOIN_MS = 1_000;

export interface TabRecorderOptions extends PrepareRequest {
  extensionId: string;
  onChange: () => void;
  /** The recording cannot go on, for example because its tab was closed. */
  onEnded: () => void;
}

/** Records one tab: redacts and keeps the events of its documents, and its picture. */
export interface TabRecorder {
  accept: (port: Browser.runtime.Port) => void;
  /** Takes the port of the service worker, which watches requests. */
  acceptWitness: (port: Browser.runtime.Port) => void;
  allowOrigin: (origin: string) => void;
  /** Records nothing while paused. */
  setPaused: (isPaused: boolean) => void;
  mark: (note: string) => void;
  start: (capture: CaptureRequest) => Promise<void>;
  view: () => RecordingView;
  /** Writes everything, and gives the files free. */
  stop: () => Promise<void>;
}

type Gaps = RecordingState['gaps'];

export function createTabRecorder(options: TabRecorderOptions): TabRecorder {
  const { id, tabId, serverOrigin, account, project, onChange, onEnded } = options;
  const isStrict = options.privacyLevel === 'strict';
  const origins = new Set([options.origin]);
  const preparedAt = epochNow();
  const gaps: Gaps = [];
  const joined = Promise.withResolvers<void>();
  /** Blurred elements by document. */
  const concealed = new Map<string, number>();
  /** Events from before the capture runs; the sink would drop them. They belong to the start of the recording. */
  let early: (() => void)[] | undefined = [];
  let session: RecordingSession | undefined;
  let startedAt: number | undefined;
  let awaySince: number | undefined;
  let pausedSince: number | undefined;
  let pausedMs = 0;
  let stopping: Promise<void> | undefined;

  const isOwnRequest = createOwnRequestCheck(serverOrigin, serverOrigin, true);
  const sink = createEventSink({
    primordials: capturePrimordials(window),
    now: epochNow,
    isOwnRequest,
    ring: { seconds: 0, maxBytes: 0 },
    onGap: ({ at, ...gap }) => gaps.push({ ...gap, atMs: Math.max(0, Math.round(at - (startedAt ?? at))) }),
  });
  const matcher = createWitnessMatcher({
    now: epochNow,
    emit: (event) => sink.emit(isStrict ? leaveOutValues(event) : event),
  });
  let ticking: ReturnType<typeof setInterval> | undefined;
  const documents = createTabDocuments({
    tabId,
    extensionId: options.extensionId,
    isAllowedOrigin: (origin) => origins.has(origin) && !isOwnRequest(origin),
    masks: options.masks,
    onChange: followTab,
    onEvents,
  });

  function onEvents(text: string, source: EventSource) {
    if (early) return void early.push(() => onEvents(text, source));
    const batch = readPageEvents(text, { source, earliest: preparedAt, now: epochNow() });
    concealed.set(source.documentKey, Math.max(batch.concealed, concealed.get(source.documentKey) ?? 0));
    for (const event of batch.events) matcher.fromPage(event, source.documentId);
    // The document has held them back already.
    sink.flush();
  }

  function onWitnessed(request: WitnessedRequest) {
    if (early) return void early.push(() => onWitnessed(request));
    const seen = admitWitnessed(request, { origins, isAway: awaySince !== undefined });
    if (seen) matcher.witnessed(seen);
  }

  /** Only documents that have blurred their fields are shown; otherwise the last picture stands. */
  function followTab() {
    const isHere = documents.hasTop();
    if (isHere) joined.resolve();
    if (isHere === (awaySince === undefined)) return onChange();
    if (pausedSince === undefined) session?.holdPicture?.(!isHere);
    if (isHere && awaySince !== undefined) {
      const forMs = Math.round(epochNow() - awaySince);
      if (session && forMs > AWAY_MIN_MS) sink.reportGap({ at: awaySince, reason: 'paused', forMs });
      awaySince = undefined;
    } else awaySince = epochNow();
    onChange();
  }

  function setPaused(isPaused: boolean) {
    if (!session || isPaused === (pausedSince !== undefined)) return;
    const now = epochNow();
    session.setPaused(isPaused);
    if (!isPaused && awaySince !== undefined) session.holdPicture?.(true);
    pausedMs += pausedSince === undefined ? 0 : now - pausedSince;
    pausedSince = isPaused ? now : undefined;
    onChange();
  }

  function status(): RecordingView['status'] {
    if (stopping) return 'stopping';
    if (startedAt === undefined) return 'starting';
    return pausedSince === undefined ? 'recording' : 'paused';
  }

  async function createFiles(known: Pick<RecordingState, 'origin' | 'video'>): Promise<RecordingFiles> {
    const store = await openRecordingStore({ serverOrigin, account });
    if (!store.survivesReload) throw new Error('This browser keeps no recordings.');
    const pageUrl = `${options.origin}/`;
    const state = { id, serverOrigin, account, pageUrl, startedAt: known.origin, gaps: [], redacted: {}, ...known };
    return store.create({ ...state, recorder: 'extension', ...(project && { projectId: project.id }) });
  }

  async function finish(): Promise<void> {
    const running = session;
    await documents.stop();
    clearInterval(ticking);
    matcher.flush();
    if (running && awaySince !== undefined) {
      const forMs = Math.round(epochNow() - awaySince);
      if (forMs > AWAY_MIN_MS) sink.reportGap({ at: awaySince, reason: 'paused', forMs });
    }
    const files = await running?.stop(() => gaps);
    sink.dispose();
    await files?.saveState({ concealedElements: [...concealed.values()].reduce((sum, count) => sum + count, 0) });
    await files?.release();
  }

  return {
    accept: documents.accept,
    acceptWitness(port) {
      port.onMessage.addListener((text: string) => {
        for (const request of JSON.parse(text) as WitnessedRequest[]) onWitnessed(request);
      });
    },
    allowOrigin: (origin) => origins.add(origin),
    setPaused,
    mark: (note) => sink.mark(note.slice(0, MARK_NOTE_MAX_CHARS)),
    async start(capture) {
      await Promise.race([joined.promise, new Promise((resolve) => setTimeout(resolve, JOIN_MS))]);
      session = await startSession({
        page: { sink, probes: { off: [], flush: () => undefined }, concealment, now: epochNow },
        video: true,
        openCapture: () => openTabCapture(capture),
        repaint: documents.repaint,
        createFiles,
        onEvents: () => undefined,
        onGap: (gap) => gaps.push(gap),
        onEnded,
      });
      startedAt = epochNow();
      const held = early ?? [];
      early = undefined;
      for (const run of held) run();
      ticking = setInterval(matcher.tick, MATCH_EVERY_MS);
      if (!documents.hasTop()) {
        awaySince ??= startedAt;
        session.holdPicture?.(true);
      }
    },
    view: () => ({
      id,
      tabId,
      serverOrigin,
      account,
      project,
      status: status(),
      elapsedMs: startedAt === undefined ? 0 : Math.round((pausedSince ?? epochNow()) - startedAt - pausedMs),
      isAway: startedAt !== undefined && awaySince !== undefined,
      isLate: documents.isLate(),
    }),
    stop: () => (stopping ??= finish()),
  };
}

/** The documents of the tab blur their own fields before they join. */
async function concealment(): Promise<Concealment> {
  const nothing = () => undefined;
  return { isConcealed: () => false, blur: nothing, unblur: nothing, count: () => 0, stop: nothing };
}
