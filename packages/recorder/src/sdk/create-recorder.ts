import type { TimelineEvent } from '@flowlens/core/recorded';
import type { Gap } from '../events/gap.js';
import type { GuestRecordings } from '../guest-site/greet-opener.js';
import type { OpenedSite } from '../guest-site/opened-site.js';
import type { Recorder, RecorderOptions, RecordingDraft, StartOptions } from '../recorder.js';
import type { RecordingFiles } from '../spool/recording-files.js';
import { wantedProbes } from '../probes/probe.js';
import { describeError } from './describe-error.js';
import { createHostedRecordings } from './hosted-recordings.js';
import { createKeptRecordings, loadParts } from './kept-recordings.js';
import { type ObservedPage, observePage } from './observe-page.js';
import type { RecordingSession } from './recording-session.js';
import { createSnapshotStore } from './snapshot-store.js';

/** Maximum number of gaps to keep; more are not useful. */
const KEPT_GAPS_MAX = 1_000;
const ERROR_TYPES = new Set(['javascript_error', 'console_error', 'resource_error', 'csp_violation']);

/**
 * Creates a recorder of the current page. It does nothing until `install` or `start`, so it can be created on a server
 * too.
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
  const { client, popupHost, guestServers = [] } = options;
  const snapshots = createSnapshotStore();
  const { get, set } = snapshots;
  const recordings = createKeptRecordings(options, snapshots);
  let page: ObservedPage | undefined;
  let session: RecordingSession | undefined;
  let stopping: Promise<RecordingDraft> | undefined;
  let guests: Promise<GuestRecordings | undefined> | undefined;
  let site: Promise<OpenedSite | undefined> | undefined;
  const onEnded = () => void stop().catch(() => undefined);
  const hosted =
    popupHost === undefined
      ? undefined
      : createHostedRecordings(options, popupHost, {
          recordings,
          observed,
          onStatus({ startedAt, elapsedMs, runningSince, hasMicrophone, eventsCount }) {
            const status = runningSince === null ? 'paused' : 'recording';
            const known = { startedAt, elapsedMs, runningSince, hasMicrophone, hasVideo: true };
            set({ ...known, status, eventsCount: Math.max(eventsCount, get().eventsCount) });
          },
          onEvents: countEvents,
          onEnded,
        });

  function addGap(gap: Gap): void {
    const { gaps } = get();
    if (gaps.length < KEPT_GAPS_MAX) set({ gaps: [...gaps, gap] });
  }

  function observed(recording?: Parameters<ObservedPage['sink']['start']>[0]): ObservedPage {
    if (get().status === 'disposed') throw disposed();
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

  function countEvents(events: readonly TimelineEvent[]): void {
    const errors = events.filter(({ type }) => ERROR_TYPES.has(type)).length;
    const { eventsCount, errorsCount } = get();
    set({ eventsCount: eventsCount + events.length, errorsCount: errorsCount + errors });
  }

  /** Continues the recording that a popup makes of this tab. */
  async function rejoin(id: string): Promise<void> {
    set({ status: 'starting' });
    try {
      if (hosted) await adopt(await hosted.rejoin(id));
    } catch {
      if (get().status !== 'disposed') set({ status: 'idle', startedAt: null });
    }
  }

  async function start(wanted: StartOptions = {}): Promise<void> {
    if (get().status !== 'idle') throw new Error('A recording is running already.');
    set({ status: 'starting', error: null, gaps: [], marks: [], eventsCount: 0, errorsCount: 0, hasSiteEvents: false });
    const { title, projectId } = wanted;
    const target = { ...(title !== undefined && { title }), ...(projectId !== undefined && { projectId }) };
    try {
      if (guests) (await guests)?.leave();
      if (wanted.video && hosted) {
        await adopt(await hosted.start(wanted));
        return;
      }
      const { startSession } = await loadParts();
      const started = await startSession({
        ...wanted,
        page: observed(),
        createFiles: (known) => recordings.create({ now: observed().now(), ...known, ...target }),
        onEvents: countEvents,
        onGap: addGap,
        onEnded,
      });
      await adopt(started);
    } catch (error) {
      if (get().status !== 'disposed') set({ status: 'idle', error: describeError(error) });
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
    void site?.then((opened) => opened?.begin());
  }

  /** Makes a started session the running one. If the recorder was disposed meanwhile, the session must end too. */
  async function adopt(started: RecordingSession): Promise<void> {
    if (get().status === 'disposed') {
      await keep(started);
      throw disposed();
    }
    session = started;
  }

  /** Joins the recording of a guest who opened this page. If its code cannot be loaded, the page is recorded without events. */
  async function greet(): Promise<GuestRecordings | undefined> {
    const loaded = await import('../guest-site/greet-opener.js').catch(() => undefined);
    if (get().status === 'disposed') return undefined;
    return loaded?.greetOpener({ servers: guestServers, page: observed(), isFree: () => get().status === 'idle' });
  }

  function openSite(url: string): boolean {
    // Comes first, because it requires the user's gesture. Reuses the window if it is still open.
    const opened = window.open(url, 'flowlens-site');
    if (!opened) return false;
    site ??= loadSite();
    void site.then((loaded) => {
      loaded?.show(opened, url);
      if (get().runningSince !== null || get().status === 'paused') loaded?.begin();
    });
    return true;
  }

  /** Prepares to join the events of an opened site. If its code cannot be loaded, the recording has none of them. */
  async function loadSite(): Promise<OpenedSite | undefined> {
    const loaded = await import('../guest-site/opened-site.js').catch(() => undefined);
    if (get().status === 'disposed') return undefined;
    return loaded?.createOpenedSite({ observed, onJoined: () => set({ hasSiteEvents: true }) });
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
    let files: RecordingFiles | undefined;
    try {
      const addSiteFacts = await (await site)?.end();
      files = await running.stop(() => get().gaps);
      await addSiteFacts?.(files);
      const { completeInterrupted } = await loadParts();
      await completeInterrupted(files);
      return await recordings.openDraft(files);
    } catch (error) {
      set({ error: describeError(error) });
      await files?.release().catch(() => undefined);
      // Offers the part that was written.
      await recordings.findOrphans().catch(() => undefined);
      throw error;
    } finally {
      hosted?.forget();
      if (get().status === 'stopping') set({ status: 'idle', startedAt: null });
    }
  }

  /** Keeps a recording in this browser, which offers it at the next visit. */
  async function keep(running: RecordingSession | undefined): Promise<void> {
    const files = await running?.stop(() => get().gaps);
    await files?.release();
  }

  return {
    probes: wantedProbes(options.probes),
    install() {
      if (typeof window === 'undefined') return;
      // Runs before the probes, which would record it.
      const running = page ? undefined : hosted?.running();
      if (running === undefined) observed();
      else void rejoin(running);
      if (guestServers.length > 0 && window.opener) guests ??= greet();
      recordings.findOrphans().catch(() => undefined);
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
    openSite,
    async report() {
      const { sink, probes } = observed();
      probes.flush();
      const { origin, events, redacted } = sink.recent();
      const durationMs = events.at(-1)?.relative_time_ms ?? 0;
      const files = await recordings.create({ now: observed().now(), origin, durationMs, redacted });
      await files.appendEvents(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
      return recordings.openDraft(files);
    },
    recover: recordings.recover,
    read: recordings.read,
    discard: recordings.discard,
    dispose() {
      if (get().status === 'disposed') return;
      const running = session;
      session = undefined;
      void guests?.then((joined) => joined?.leave());
      page?.uninstall();
      set({ status: 'disposed', installed: false, runningSince: null });
      void keep(running).finally(() => page?.dispose());
    },
    subscribe: snapshots.subscribe,
    getSnapshot: get,
  };
}

function disposed(): Error {
  return new Error('This recorder has been disposed.');
}
