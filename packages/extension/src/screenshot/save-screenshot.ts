import {
  capturePrimordials,
  createEventSink,
  createOwnRequestCheck,
  makePictureVideo,
  openRecordingStore,
  readMetadata,
} from '@flowlens/recorder/parts';
import type { Screenshot } from './capture-tab.js';
import { renderPicture } from './marks/draw-marks.js';
import type { Mark } from './marks/mark.js';

/**
 * Stores a screenshot as a recording that shows the picture, and returns its id. Blurred and cropped pixels are gone before: only the
 * finished picture is encoded and written.
 */
export async function saveScreenshot(screenshot: Screenshot, marks: readonly Mark[]): Promise<string> {
  const { picture, takenAt, pageUrl, connection, projectId } = screenshot;
  const video = await makePictureVideo(renderPicture(picture, marks));
  const { events, redacted } = pageEvent(screenshot);
  const store = await openRecordingStore({ serverOrigin: connection.origin, account: connection.userId });
  if (!store.survivesReload) throw new Error('This browser keeps no recordings.');
  const files = await store.create({
    id: crypto.randomUUID(),
    serverOrigin: connection.origin,
    account: connection.userId,
    origin: takenAt,
    startedAt: takenAt,
    pageUrl: `${new URL(pageUrl).origin}/`,
    ...(projectId !== null && { projectId }),
    video: { mimeType: video.mimeType, width: video.width, height: video.height },
    durationMs: video.durationMs,
    gaps: [],
    redacted,
    recorder: 'extension',
    metadata: (await readMetadata(window)) as Record<string, string | number>,
    concealedElements: marks.filter(({ tool }) => tool === 'blur').length,
  });
  await files.appendVideo(video.bytes);
  await files.appendEvents(events);
  await files.release();
  return files.id;
}

/** Writes the address of the page as an event, with its secrets replaced. */
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
  // The picture is all there is in time.
  return { events: events.map((event) => `${JSON.stringify({ ...event, relative_time_ms: 0 })}\n`).join(''), redacted };
}
