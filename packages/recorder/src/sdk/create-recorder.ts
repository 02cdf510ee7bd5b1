import type { TimelineEvent } from '@flowlens/core';
import type { Gap } from '../events/gap.js';
import type {
  OrphanInfo,
  Recorder,
  RecorderError,
  RecorderOptions,
  RecordingDraft,
  StartOptions,
} from '../recorder.js';
import { wantedProbes } from '../probes/probe.js';
import type { RecordingFiles, RecordingState, RecordingStore } from '../spool/recording-files.js';
import { StorageFullError } from '../spool/storage-full-error.js';
import { CaptureError } from '../video/capture-error.js';
import type { HostedTab } from '../popup-host/hosted-tab.js';
import { openPopup } from '../popup-host/open-popup.js';
import { createTabMark, type TabMark } from '../popup-host/tab-mark.js';
import { type ObservedPage, observePage } from './observe-page.js';
import type { RecordingSession } from './recording-session.js';
import { createSnapshotStore } from './snapshot-store.js';

/** `install` asks for them, so they are there when the user's gesture counts. */
const loadParts = () => import('./recording-parts.js');
/** Only pages with a popup host load it. */
const loadHostedTab = () => import('../popup-host/hosted-tab.js');

const ERROR_TYPES = new Set(['javascript_error', 'console_error', 'resource_error', 'csp_violation']);

/**
 * Makes a recorder of the page that it runs in. Does nothing until `install` or `start`, so it may be made on a server too.
 *
 * @example
 * // Early, so that scripts which replace `fetch` later see no token.
 * const fetch = globalThis.fetch.bind(globalThis);
 * const client = createFlowLensClient({ baseUrl, getAccessToken, credentials: 'omit', fetch });
 * const recorder = createRecorder({ client });
 * recorder.install();
 * await recorder.start({ video: true });
 * const draft = await recorder.stop();
 * const { url } = await draft.send({ title: 'The total is wrong' });
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { client, project, account = null, popupHost } = options;
  const snapshots = createSnapshotStore();
  const { get, set } = snapshots;
  let page: ObservedPage | undefined;
  let mark: TabMark | undefined;
  let opened: Promise<RecordingStore> | undefined;
  let session: RecordingSession | undefined;
  let stopping: Promise<RecordingDraft> | undefined;

  const serverOrigin = () => new URL(client.baseUrl || '/', location.href).origin;
  const store = () => (opened ??= openStore());

  async function openStore(): Promise<RecordingStore> {
    const { openRecordingStore } = await loadParts();
    return openRecordingStore({ serverOrigin: serverOrigin(), account });
  }

  function addGap(gap: Gap): void {
    set({ gaps: [...get().gaps, gap] });
  }

  function observed(recording?: Parameters<ObservedPage['sink']['start']>[0]): ObservedPage {
    if (get().status === 'disposed') throw new Error('This recorder has been disposed.');
    page ??= observePage(options, {
      serverUrl: client.baseUrl,
      recording,
      onGap: ({ at, ...gap }) => {
        const { startedAt } = get();
        if (startedAt !== null) addGap({ ...gap, atMs: Math.max(0, Math.round(at - startedAt)) });
      },
    });
    if (!get().installed) set({ installed: true });
    return page;
  }

  async function createFiles(known: Partial<RecordingState> = {}): Promise<RecordingFiles> {
    const now = observed().now();
    return (await store()).create({
      id: crypto.randomUUID(),
      serverOrigin: serverOrigin(),
      account,
      origin: now,
      startedAt: now,
      pageUrl: location.origin + location.pathname,
      video: null,
      gaps: [],
      redacted: {},
      ...known,
    });
  }

  async function openDraft(files: RecordingFiles): Promise<RecordingDraft> {
    const { createDraft } = await loadParts();
    const draft = await createDraft({
      files,
      client,
      project,
      onGone() {
        if (get().draft?.id === files.id) set({ draft: null });
      },
    });
    set({ draft });
    return draft;
  }

  async function findOrphans(): Promise<void> {
    const states = await (await store()).orphans();
    set({ orphans: states.map(orphanInfo) });
  }

  function forgetOrphan(id: string): void {
    set({ orphans: get().orphans.filter((orphan) => orphan.id !== id) });
  }

  function countEvents(events: readonly TimelineEvent[]): void {
    const errors = events.filter(({ type }) => ERROR_TYPES.has(type)).length;
    const { eventsCount, errorsCount } = get();
    set({ eventsCount: eventsCount + events.length, errorsCount: errorsCount + errors });
  }

  /** Events are held back until the tab's side of the recording is loaded. */
  function heldRecording() {
    const tab = Promise.withResolvers<HostedTab>();
    const onBatch = (events: TimelineEvent[]) => void tab.promise.then((loaded) => loaded.sendEvents(events));
    return { onBatch, deliverTo: tab.resolve };
  }

  async function joinHost(
    id: string,
    recording: ReturnType<typeof heldRecording>,
    { microphone = false, popup }: { microphone?: boolean | undefined; popup?: Window } = {},
  ): Promise<RecordingSession> {
    const { createHostedTab } = await loadHostedTab();
    const tab = createHostedTab({
      id,
      describePage: () => ({ serverUrl: client.baseUrl, account, microphone, probesOff: [...observed().probes.off] }),
      openFiles: async (files) => (await store()).open(files),
      onStatus({ startedAt, elapsedMs, runningSince, hasMicrophone, eventsCount }) {
        const status = runningSince === null ? 'paused' : 'recording';
        const known = { startedAt, elapsedMs, runningSince, hasMicrophone, hasVideo: true };
        set({ ...known, status, eventsCount: Math.max(eventsCount, get().eventsCount) });
      },
      onEvents: countEvents,
      onEnded: () => void stop().catch(() => undefined),
    });
    recording.deliverTo(tab);
    return tab.join(observed(), popup);
  }

  async function startInPopup(id: string, url: string, wanted: StartOptions): Promise<void> {
    const popup = openPopup(url, id);
    mark ??= createTabMark(window);
    const recording = heldRecording();
    observed().sink.start({ origin: 0, onBatch: recording.onBatch });
    mark.write(id);
    try {
      session = await joinHost(id, recording, { microphone: wanted.microphone, popup });
    } catch (error) {
      mark.clear();
      throw error;
    }
  }

  /** Goes on with the recording that a popup makes of this tab. */
  async function rejoin(id: string): Promise<void> {
    set({ status: 'starting' });
    const recording = heldRecording();
    observed({ origin: 0, onBatch: recording.onBatch });
    try {
      session = await joinHost(id, recording);
    } catch {
      mark?.clear();
      if (get().status !== 'disposed') set({ status: 'idle', startedAt: null });
    }
  }

  async function start(wanted: StartOptions = {}): Promise<void> {
    if (get().status !== 'idle') throw new Error('A recording is running already.');
    const popupId = wanted.video && popupHost !== undefined ? crypto.randomUUID() : undefined;
    set({ status: 'starting', error: null, gaps: [], marks: [], eventsCount: 0, errorsCount: 0 });
    try {
      if (popupId !== undefined && popupHost !== undefined) return await startInPopup(popupId, popupHost, wanted);
      const { startSession } = await loadParts();
      session = await startSession({
        ...wanted,
        page: observed(),
        createFiles,
        onEvents: countEvents,
        onGap: addGap,
        onEnded: () => void stop().catch(() => undefined),
      });
    } catch (error) {
      set({ status: 'idle', error: describeError(error) });
      throw error;
    }
    const startedAt = observed().now();
    const { video = false, microphone = false } = wanted;
    set({
      status: 'recording',
      startedAt,
      elapsedMs: 0,
      runningSince: startedAt,
      hasVideo: video,
      hasMicrophone: video && microphone,
    });
  }

  function setPaused(isPaused: boolean): void {
    const { status, elapsedMs, runningSince } = get();
    if (!session || status !== (isPaused ? 'recording' : 'paused')) return;
    session.setPaused(isPaused);
    const now = observed().now();
    if (isPaused) set({ status: 'paused', elapsedMs: elapsedMs + now - (runningSince ?? now), runningSince: null });
    else set({ status: 'recording', runningSince: now });
  }

  function stop(): Promise<RecordingDraft> {
    if (stopping) return stopping;
    const running = session;
    if (!running) return Promise.reject(new Error('No recording is running.'));
    session = undefined;
    stopping = finish(running).finally(() => (stopping = undefined));
    return stopping;
  }

  async function finish(running: RecordingSession): Promise<RecordingDraft> {
    set({ status: 'stopping', runningSince: null });
    try {
      const files = await running.stop(() => get().gaps);
      const { completeInterrupted } = await loadParts();
      await completeInterrupted(files);
      return await openDraft(files);
    } catch (error) {
      set({ error: describeError(error) });
      throw error;
    } finally {
      mark?.clear();
      if (get().status === 'stopping') set({ status: 'idle', startedAt: null });
    }
  }

  /** Leaves a recording in this browser, which offers it at the next visit. */
  async function keep(running: RecordingSession | undefined): Promise<void> {
    const files = await running?.stop(() => get().gaps);
    await files?.release();
  }

  return {
    probes: wantedProbes(options.probes),
    install() {
      if (typeof window === 'undefined') return;
      // Before the probes, which would record it.
      if (popupHost !== undefined && !page) mark ??= createTabMark(window);
      const hosted = mark?.read();
      if (hosted !== undefined && !page) void rejoin(hosted);
      else observed();
      findOrphans().catch(() => undefined);
    },
    start,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    mark(note = '') {
      const { startedAt } = get();
      if (!session || startedAt === null) return;
      const { sink, now } = observed();
      sink.mark(note);
      set({ marks: [...get().marks, { atMs: Math.round(now() - startedAt), note }] });
    },
    stop,
    async report() {
      const { sink, probes } = observed();
      probes.flush();
      const { origin, events, redacted } = sink.recent();
      const durationMs = events.at(-1)?.relative_time_ms ?? 0;
      const files = await createFiles({ origin, durationMs, redacted: redacted });
      await files.appendEvents(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
      return openDraft(files);
    },
    async recover(id) {
      const files = await (await store()).open(id);
      if (!files) return null;
      const { completeInterrupted } = await loadParts();
      await completeInterrupted(files);
      forgetOrphan(id);
      return openDraft(files);
    },
    async discard(id) {
      const files = await (await store()).open(id);
      await files?.remove();
      await files?.release();
      forgetOrphan(id);
    },
    dispose() {
      if (get().status === 'disposed') return;
      const running = session;
      session = undefined;
      page?.uninstall();
      set({ status: 'disposed', installed: false, runningSince: null });
      void keep(running).finally(() => page?.dispose());
    },
    subscribe: snapshots.subscribe,
    getSnapshot: get,
  };
}

function orphanInfo({ id, startedAt, pageUrl, video }: RecordingState): OrphanInfo {
  return { id, startedAt, pageUrl, hasVideo: video !== null };
}

function describeError(error: unknown): RecorderError {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CaptureError) return { code: error.code, message };
  return { code: error instanceof StorageFullError ? 'storage_full' : 'unknown', message };
}
