import {
  capturePrimordials,
  createEventSink,
  createOwnRequestCheck,
  makePictureVideo,
  openRecordingStore,
  readMetadata,
  type RecordingFiles,
  type RecordingStore,
} from '@flowlens/recorder/parts';
import { ask } from '../messages/ask.js';
import type { Screenshot } from './capture-tab.js';
import { renderPicture } from './marks/draw-marks.js';
import type { Mark } from './marks/mark.js';

/**
 * Stores a screenshot as a recording that shows the picture, and returns its id. Only the finished picture is encoded
 * and written, so blurred and cropped pixels are not stored.
 */
export async function saveScreenshot(screenshot: Screenshot, marks: readonly Mark[]): Promise<string> {
  const { picture, connection, hasEvents, projectId } = screenshot;
  const held = hasEvents ? await ask('offscreen.saveHeldEvents', {}).catch(() => null) : null;
  const video = await makePictureVideo(renderPicture(picture, marks), held?.durationMs);
  const store = await openRecordingStore({ serverOrigin: connection.origin, account: connection.userId });
  if (!store.survivesReload) throw new Error('This browser keeps no recordings.');
  const files = (held && (await store.open(held.id))) ?? (await createFiles(store, screenshot));
  await files.appendVideo(video.bytes);
  await files.saveState({
    video: { mimeType: video.mimeType, width: video.width, height: video.height },
    durationMs: video.durationMs,
    concealedElements: marks.filter(({ tool }) => tool === 'blur').length,
    ...(projectId !== null && { projectId }),
  });
  await files.release();
  return files.id;
}

/** Makes a recording whose only event is the page's address. */
async function createFiles(store: RecordingStore, screenshot: Screenshot): Promise<RecordingFiles> {
  const { takenAt, pageUrl, connection } = screenshot;
  const { events, redacted } = pageEvent(screenshot);
  const files = await store.create({
    id: crypto.randomUUID(),
    serverOrigin: connection.origin,
    account: connection.userId,
    origin: takenAt,
    startedAt: takenAt,
    pageUrl: `${new URL(pageUrl).origin}/`,
    video: null,
    gaps: [],
    redacted,
    recorder: 'extension',
    metadata: (await readMetadata(window)) as Record<string, string | number>,
  });
  await files.appendEvents(events);
  return files;
}

/** Writes the page's address as an event, with secrets redacted. */
function pageEvent({ pageUrl, takenAt, connection }: Screenshot) {
  const sink = createEventSink({
    primordials: capturePrimordials(window),
    now: () => takenAt,
    isOwnRequest: createOwnRequestCheck(connection.origin, connection.origin, true),
    ring: { seconds: 1, maxBytes: 1_000_000 },
  });
  sink.emit({ type: 'navigation', at: takenAt, page_url: pageUrl, navigation_data: { url: pageUrl } });
  const { events, redacted } = sink.recent();
  sink.dispose();
  // The recording lasts as long as the picture.
  return { events: events.map((event) => `${JSON.stringify({ ...event, relative_time_ms: 0 })}\n`).join(''), redacted };
}
