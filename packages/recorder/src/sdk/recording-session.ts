import type { TimelineEvent } from '@flowlens/core/recorded';
import type { Concealment } from '../actions/conceal-fields.js';
import { painted } from '../actions/painted.js';
import type { Gap } from '../events/gap.js';
import { readMetadata } from '../events/read-metadata.js';
import type { StartOptions } from '../recorder.js';
import type { RecordingFiles, RecordingState } from '../spool/recording-files.js';
import type { Capture } from '../video/capture/capture-tab.js';
import type { VideoRecording } from '../video/video-recording.js';
import { CaptureError } from '../video/capture/capture-error.js';
import type { InstalledProbes } from '../probes/install-probes.js';
import type { ObservedPage } from './observe-page.js';

export interface SessionOptions extends StartOptions {
  page: Pick<ObservedPage, 'sink' | 'concealment' | 'now'> & { probes: Pick<InstalledProbes, 'off' | 'flush'> };
  /** Requests the capture. @default a capture by this page */
  openCapture?: () => Promise<Capture>;
  /** Makes the captured page paint. @default this page, if it is captured */
  repaint?: (onPainted: () => void) => void;
  /** Called when the capture stalls, and when it recovers. Requires `repaint`. */
  onStalled?: (isStalled: boolean) => void;
  /** Shows black until `holdPicture(false)`. @default false */
  startsHeld?: boolean;
  createFiles: (state: Pick<RecordingState, 'origin' | 'video'>) => Promise<RecordingFiles>;
  onEvents: (events: TimelineEvent[]) => void;
  onGap: (gap: Gap) => void;
  /** Called when the recording cannot continue: the user ended the capture, or its bytes cannot be stored. */
  onEnded: () => void;
}

/** A running recording. */
export interface RecordingSession {
  setPaused: (isPaused: boolean) => void;
  /** Drops new frames while events continue, and beyond the end of a pause. Only if this page holds the capture. */
  holdPicture?: (isHeld: boolean) => void;
  /** Writes everything to the files, including the gaps. */
  stop: (gaps: () => readonly Gap[]) => Promise<RecordingFiles>;
}

/**
 * Starts a recording: requests the capture first, because that requires the user's gesture, then opens the files and
 * starts the video.
 *
 * @throws CaptureError; StorageFullError
 */
export async function startSession(options: SessionOptions): Promise<RecordingSession> {
  const { page, createFiles, onEvents, onGap, onEnded } = options;
  const { sink } = page;
  const capture = options.video ? await (options.openCapture ?? (() => openCapture(options)))() : undefined;
  let files: RecordingFiles | undefined;
  let picture: Picture | undefined;
  try {
    files = await createFiles({ origin: page.now(), video: null });
    picture = capture && (await openPicture(capture, files, options));
  } catch (error) {
    capture?.stop();
    await files?.remove().catch(() => undefined);
    throw error;
  }
  const recorded = files;

  const write = createWriter(recorded, onEnded);
  sink.start({
    ...(picture ? {} : { origin: recorded.state().origin }),
    onBatch(events) {
      write(events);
      onEvents(events);
    },
  });
  const origin = picture?.video.origin.then(
    async (value) => {
      await recorded.saveState({ origin: value });
      sink.setOrigin(value);
    },
    () => sink.setOrigin(recorded.state().origin),
  );
  picture?.video.onGap(onGap);
  picture?.video.ended.then(onEnded, onEnded);
  readMetadata(window)
    .then((metadata) => recorded.saveState({ metadata: metadata as Record<string, string | number> }))
    .catch(() => undefined);

  let isPaused = false;
  let isHeld = options.startsHeld ?? false;
  /** The video resumes, and shows the latest frame, only when it is neither paused nor held. */
  const followPicture = () => (isPaused || isHeld ? picture?.video.pause() : picture?.video.resume());

  return {
    setPaused(wanted) {
      isPaused = wanted;
      sink.setPaused(isPaused);
      followPicture();
    },
    holdPicture(wanted) {
      if (isHeld === wanted) return;
      isHeld = wanted;
      // The newest frame may still be of the site that is left out, and a static page sends no other.
      picture?.video.forgetFrame();
      followPicture();
      if (!isHeld) options.repaint?.(() => undefined);
    },
    async stop(gaps) {
      try {
        const endedAt = page.now();
        page.probes.flush();
        const summary = await picture?.video.stop();
        // A capture may deliver no picture at all.
        const shown = summary?.origin === undefined ? undefined : summary;
        await origin;
        sink.stop();
        await write.finished();
        await recorded.saveState({
          durationMs: shown?.durationMs ?? endedAt - recorded.state().origin,
          redacted: sink.redactions(),
          concealedElements: picture?.concealment.count() ?? 0,
          probesOff: [...page.probes.off],
          gaps: [...gaps()],
          video:
            shown && picture ? { mimeType: picture.video.mimeType, width: shown.width, height: shown.height } : null,
        });
        return recorded;
      } catch (error) {
        // Any page may then offer the part that was written.
        sink.stop();
        await write.finished();
        await recorded.release().catch(() => undefined);
        throw error;
      } finally {
        // Also if nothing could be stored, because the browser must stop sharing the screen.
        picture?.close();
      }
    },
  };
}

async function openCapture({ microphone = false, surface = 'tab' }: StartOptions): Promise<Capture> {
  // Loaded with the recorder, because a dynamic import before the call could use up the user's gesture.
  const { captureTab } = await import('../video/capture/capture-tab.js');
  return captureTab({ microphone, surface });
}

interface Picture {
  video: VideoRecording;
  concealment: Concealment;
  close: () => void;
}

/** Blurs private elements, then starts the video. */
async function openPicture(capture: Capture, files: RecordingFiles, options: SessionOptions): Promise<Picture> {
  const [concealment, { startVideo }, { repaintThisPage }] = await Promise.all([
    options.page.concealment(),
    import('../video/start-video.js'),
    import('../video/capture/watch-stall.js'),
  ]);
  concealment.blur();
  const close = () => {
    capture.stop();
    concealment.unblur();
  };
  try {
    // Earlier frames would show everything. Tabs captured by another page have painted before they join.
    if (!options.openCapture) await painted();
    const sink = { append: files.appendVideo };
    const repaint = options.repaint ?? (capture.isThisTab ? repaintThisPage : undefined);
    const video = await startVideo(capture.stream, sink, {
      startsPaused: options.startsHeld ?? false,
      ...(repaint && { repaint }),
      ...(options.onStalled && { onStalled: options.onStalled }),
    });
    await files.saveState({ video: { mimeType: video.mimeType, width: 0, height: 0 } });
    return { video, concealment, close };
  } catch (error) {
    close();
    throw error instanceof CaptureError
      ? error
      : new CaptureError('capture_unsupported', 'The video could not be started.', { cause: error });
  }
}

interface Writer {
  (events: TimelineEvent[]): void;
  /** Resolves when all data so far is written. */
  finished: () => Promise<void>;
}

/** Writes batches one after the other; the first failure ends the recording. */
function createWriter(files: RecordingFiles, onFailure: () => void): Writer {
  let last = Promise.resolve();
  let hasFailed = false;
  const write = (events: TimelineEvent[]) => {
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
    last = last
      .then(() => (hasFailed ? undefined : files.appendEvents(lines)))
      .catch(() => {
        hasFailed = true;
        onFailure();
      });
  };
  return Object.assign(write, { finished: () => last });
}
