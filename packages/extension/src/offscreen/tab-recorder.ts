import type { CaptureMode } from '@flowlens/core';
import { MARK_NOTE_MAX_CHARS } from '@flowlens/core/limits';
import {
  capturingPage,
  epochNow,
  openRecordingStore,
  type RecordingFiles,
  type RecordingSession,
  type RecordingState,
  startSession,
} from '@flowlens/recorder/parts';
import type { Browser } from 'wxt/browser';
import type { CaptureRequest, PrepareRequest, RecordingView } from '../messages/messages.js';
import { openTabCapture } from './tab-capture.js';
import { createTabEvents } from './tab-events.js';

/** Shorter absences are normal while the tab navigates. */
const AWAY_MIN_MS = 2_000;

export interface TabRecorderOptions extends PrepareRequest {
  extensionId: string;
  onChange: () => void;
  /** Called when the recording cannot continue, for example because its tab was closed. */
  onEnded: () => void;
}

/** Records one tab: redacts and stores the events of its documents, and its picture. */
export interface TabRecorder {
  accept: (port: Browser.runtime.Port) => void;
  /** Accepts the port of the service worker, which watches requests. */
  acceptObservedRequests: (port: Browser.runtime.Port) => void;
  /** Accepts the port of the service worker, which holds the debugger. */
  acceptDeep: (port: Browser.runtime.Port) => void;
  allowOrigin: (origin: string) => void;
  /** Records nothing while paused. */
  setPaused: (isPaused: boolean) => void;
  mark: (note: string) => void;
  start: (capture: CaptureRequest) => Promise<void>;
  view: () => RecordingView;
  /** Finishes and releases the files. Waits for a start in progress. */
  stop: () => Promise<void>;
}

type Gaps = RecordingState['gaps'];

export function createTabRecorder(options: TabRecorderOptions): TabRecorder {
  const { id, tabId, serverOrigin, account, project, onChange, onEnded } = options;
  const gaps: Gaps = [];
  let session: RecordingSession | undefined;
  let startedAt: number | undefined;
  let awaySince: number | undefined;
  let pausedSince: number | undefined;
  let pausedMs = 0;
  let isStalled = false;
  let starting: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  const tab = createTabEvents({
    ...options,
    ring: { seconds: 0, maxBytes: 0 },
    onGap: ({ at, ...gap }) => gaps.push({ ...gap, atMs: Math.max(0, Math.round(at - (startedAt ?? at))) }),
    onChange: followTab,
  });
  const { sink } = tab;

  /** Shows only documents that have blurred their fields; otherwise freezes the last picture. */
  function followTab() {
    const isHere = tab.isHere();
    if (isHere === (awaySince === undefined)) return onChange();
    session?.holdPicture?.(!isHere);
    if (isHere && awaySince !== undefined) {
      if (session) reportAway(awaySince);
      awaySince = undefined;
    } else awaySince = epochNow();
    onChange();
  }

  function reportAway(since: number) {
    const forMs = Math.round(epochNow() - since);
    if (forMs > AWAY_MIN_MS) sink.reportGap({ at: since, reason: 'site_left_out', forMs });
  }

  function setPaused(isPaused: boolean) {
    if (!session || isPaused === (pausedSince !== undefined)) return;
    const now = epochNow();
    session.setPaused(isPaused);
    pausedMs += pausedSince === undefined ? 0 : now - pausedSince;
    pausedSince = isPaused ? now : undefined;
    onChange();
  }

  function status(): RecordingView['status'] {
    if (stopping) return 'stopping';
    if (startedAt === undefined) return 'starting';
    return pausedSince === undefined ? 'recording' : 'paused';
  }

  /** Marks the recording as deep if any part of it is; its gaps list the other parts. */
  function mode(): CaptureMode {
    const state = tab.deepState();
    return state === 'on' || state === 'ended' ? 'deep' : 'standard';
  }

  async function createFiles(known: Pick<RecordingState, 'origin' | 'video'>): Promise<RecordingFiles> {
    const store = await openRecordingStore({ serverOrigin, account });
    if (!store.survivesReload) throw new Error('This browser keeps no recordings.');
    const pageUrl = `${options.origin}/`;
    const state = { id, serverOrigin, account, pageUrl, startedAt: known.origin, gaps: [], redacted: {}, ...known };
    return store.create({ ...state, recorder: 'extension', mode: mode(), ...(project && { projectId: project.id }) });
  }

  async function begin(capture: CaptureRequest): Promise<void> {
    await tab.joined();
    session = await startSession({
      page: capturingPage(sink),
      video: true,
      openCapture: () => openTabCapture(capture),
      repaint: tab.repaint,
      onStalled(stalled) {
        isStalled = stalled;
        onChange();
      },
      startsHeld: !tab.isHere(),
      createFiles,
      onEvents: () => undefined,
      onGap: (gap) => gaps.push(gap),
      onEnded,
    });
    startedAt = epochNow();
    tab.begin();
    session.holdPicture?.(!tab.isHere());
    if (!tab.isHere()) awaySince ??= startedAt;
  }

  async function finish(): Promise<void> {
    // A capture that opens later would stay on.
    await starting?.catch(() => undefined);
    const running = session;
    try {
      await tab.stop();
      if (running && awaySince !== undefined) reportAway(awaySince);
      const files = await running?.stop(() => gaps);
      if (files) await complete(files);
    } finally {
      sink.dispose();
    }
  }

  async function complete(files: RecordingFiles): Promise<void> {
    try {
      await files.saveState({ concealedElements: tab.concealedElements(), mode: mode() });
    } finally {
      await files.release();
    }
  }

  return {
    accept: tab.accept,
    acceptObservedRequests: tab.acceptObservedRequests,
    acceptDeep: tab.acceptDeep,
    allowOrigin: tab.allowOrigin,
    setPaused,
    mark: (note) => sink.mark(note.slice(0, MARK_NOTE_MAX_CHARS)),
    start: (capture) => (starting = begin(capture)),
    view: () => ({
      id,
      tabId,
      serverOrigin,
      account,
      project,
      status: status(),
      elapsedMs: startedAt === undefined ? 0 : Math.round((pausedSince ?? epochNow()) - startedAt - pausedMs),
      isAway: startedAt !== undefined && awaySince !== undefined,
      isLate: tab.isLate(),
      isStalled,
      deep: tab.deepState(),
    }),
    stop: () => (stopping ??= finish()),
  };
}
