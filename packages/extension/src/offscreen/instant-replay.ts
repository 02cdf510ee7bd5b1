import {
  type Capture,
  epochNow,
  type EventSink,
  keepLastPictures,
  type LastPictures,
  openRecordingStore,
  readMetadata,
  type RecordingState,
} from '@flowlens/recorder/parts';
import type { Browser } from 'wxt/browser';
import type { CaptureRequest, PrepareRequest } from '../messages/messages.js';
import { Problem } from '../messages/problem.js';
import { REPLAY_EVENTS_MAX_BYTES, REPLAY_FRAME_RATE, REPLAY_PICTURES_MAX_BYTES } from './replay-limits.js';
import { openTabCapture } from './tab-capture.js';
import { createTabEvents } from './tab-events.js';

/** Shorter absences are normal while the tab navigates. */
const AWAY_MS = 2_000;
/** Duration of the events sent with a screenshot. */
const HELD_MS = 60_000;

export interface InstantReplayOptions extends PrepareRequest {
  extensionId: string;
  seconds: number;
  /** Called when the tab was closed or shows another site. The kept events and frames are deleted. */
  onEnded: () => void;
}

/** Keeps the last seconds of a tab in memory until the user saves or discards them. */
export interface InstantReplay {
  accept: (port: Browser.runtime.Port) => void;
  acceptObservedRequests: (port: Browser.runtime.Port) => void;
  start: (capture: CaptureRequest) => Promise<void>;
  /** Turns the kept events and frames into a recording and continues. Returns the recording's id. */
  save: () => Promise<string>;
  /** Copies the events of the last minute, for a screenshot that the user edits first. */
  holdEvents: () => void;
  /** Makes a recording of the copied events, without a picture. */
  saveHeldEvents: () => Promise<{ id: string; durationMs: number }>;
  /** Deletes what was kept. Waits for a start in progress. */
  stop: () => Promise<void>;
}

type RecentEvents = ReturnType<EventSink['recent']>;

/** Part of the kept data that is already written. */
interface WrittenPart {
  origin: number;
  durationMs: number;
  saved?: Awaited<ReturnType<LastPictures['save']>> | undefined;
}

export function createInstantReplay(options: InstantReplayOptions): InstantReplay {
  const { serverOrigin, account, project, origin, seconds, onEnded } = options;
  let starting: Promise<void> | undefined;
  let capture: Capture | undefined;
  let pictures: LastPictures | undefined;
  let isHeld = false;
  let held: { recent: RecentEvents; heldAt: number } | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const tab = createTabEvents({
    ...options,
    ring: { seconds, maxBytes: REPLAY_EVENTS_MAX_BYTES },
    onChange() {
      const isHere = tab.isHere();
      clearTimeout(leaving);
      if (!isHere) leaving = setTimeout(onEnded, AWAY_MS);
      if (pictures && isHeld === isHere) holdPictures(!isHere);
    },
  });

  function holdPictures(wanted: boolean) {
    isHeld = wanted;
    pictures?.hold(isHeld);
    // A static page sends no frame by itself.
    if (!isHeld) tab.repaint(() => undefined);
  }

  async function write(recent: RecentEvents, { origin: time0, durationMs, saved }: WrittenPart): Promise<string> {
    const id = crypto.randomUUID();
    const state: RecordingState = {
      id,
      serverOrigin,
      account,
      origin: time0,
      startedAt: epochNow(),
      pageUrl: `${origin}/`,
      gaps: [],
      redacted: recent.redacted,
      recorder: 'extension',
      mode: 'standard',
      video: saved ? { mimeType: saved.mimeType, width: saved.width, height: saved.height } : null,
      durationMs,
      concealedElements: tab.concealedElements(),
      metadata: (await readMetadata(window)) as Record<string, string | number>,
      ...(project && { projectId: project.id }),
    };
    const files = await (await openRecordingStore({ serverOrigin, account })).create(state);
    const lines = recent.events.flatMap((event) => {
      const atMs = Math.round(event.relative_time_ms + recent.origin - time0);
      return atMs < 0 ? [] : `${JSON.stringify({ ...event, relative_time_ms: atMs })}\n`;
    });
    try {
      if (saved) await files.appendVideo(new Uint8Array(await saved.video.arrayBuffer()));
      if (lines.length > 0) await files.appendEvents(lines.join(''));
      await files.release();
      return id;
    } catch (error) {
      await files.remove().catch(() => undefined);
      throw error;
    }
  }

  async function begin(request: CaptureRequest) {
    await tab.joined();
    capture = await openTabCapture({ ...request, frameRate: REPLAY_FRAME_RATE });
    isHeld = !tab.isHere();
    const bounds = { seconds, maxBytes: REPLAY_PICTURES_MAX_BYTES, frameRate: REPLAY_FRAME_RATE };
    pictures = keepLastPictures(capture.stream, { ...bounds, startsHeld: isHeld, onEnd: onEnded });
    tab.begin();
  }

  async function stop() {
    // A capture that opens later would stay on.
    await starting?.catch(() => undefined);
    held = undefined;
    clearTimeout(leaving);
    capture?.stop();
    await tab.stop();
    tab.sink.dispose();
    await pictures?.stop();
  }

  return {
    accept: tab.accept,
    acceptObservedRequests: tab.acceptObservedRequests,
    start: (request) => (starting = begin(request)),
    async save() {
      const saved = await pictures?.save();
      const recent = tab.sink.recent();
      return write(recent, {
        origin: saved?.origin ?? recent.origin,
        durationMs: saved?.durationMs ?? seconds * 1_000,
        saved,
      });
    },
    holdEvents() {
      held = { recent: tab.sink.recent(), heldAt: epochNow() };
    },
    async saveHeldEvents() {
      if (!held) throw new Problem('not_armed');
      const { recent, heldAt } = held;
      held = undefined;
      const time0 = Math.max(recent.origin, heldAt - HELD_MS);
      const durationMs = Math.round(heldAt - time0);
      return { id: await write(recent, { origin: time0, durationMs }), durationMs };
    },
    stop,
  };
}
