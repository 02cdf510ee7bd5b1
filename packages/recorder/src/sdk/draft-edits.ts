import type { TimelineEvent } from '@flowlens/core/recorded';
import type { RecordingFiles } from '../spool/recording-files.js';

interface Range {
  startMs: number;
  endMs: number;
}

type Events = readonly TimelineEvent[];

/** Edits of a recording before it is sent. Each returns the remaining events. */
export interface DraftEdits {
  readEvents: () => Promise<Events>;
  /** Removes an event; a request is removed with its response. */
  drop: (events: Events, event: TimelineEvent) => Promise<Events>;
  /** Removes everything outside a range. A video is cut at the key frame at or before the start. */
  trim: (events: Events, range: Range) => Promise<Events>;
}

export function editsOf(files: RecordingFiles): DraftEdits {
  const write = (events: Events) => files.replaceEvents(events.map((event) => `${JSON.stringify(event)}\n`).join(''));

  return {
    async readEvents() {
      const lines = (await files.readEvents()).split('\n').filter((line) => line !== '');
      const events = lines.map((line) => JSON.parse(line) as TimelineEvent);
      return events.sort((one, other) => one.relative_time_ms - other.relative_time_ms);
    },

    async drop(events, event) {
      const isGone = (other: TimelineEvent) => other === event || isOtherHalf(other, event);
      const left = events.filter((other) => !isGone(other));
      const count = events.length - left.length;
      if (count === 0) return events;
      await write(left);
      const gap = { reason: 'events_removed' as const, atMs: event.relative_time_ms, count };
      await files.saveState({ gaps: [...files.state().gaps, gap] });
      return left;
    },

    async trim(events, { startMs, endMs }) {
      const { origin, durationMs = 0, gaps } = files.state();
      const cut = await trimVideoOf(files, { startMs, endMs });
      const fromMs = cut?.startMs ?? startMs;
      const isWithin = (timeMs: number) => timeMs >= fromMs && timeMs <= endMs;
      const left = events
        .filter(({ relative_time_ms: timeMs }) => isWithin(timeMs))
        .map((event) => ({ ...event, relative_time_ms: Math.round(event.relative_time_ms - fromMs) }));
      await write(left);
      await files.saveState({
        origin: origin + fromMs,
        durationMs: cut?.durationMs ?? Math.min(endMs, durationMs) - fromMs,
        gaps: gaps.filter(({ atMs }) => isWithin(atMs)).map((gap) => ({ ...gap, atMs: gap.atMs - fromMs })),
      });
      return left;
    },
  };
}

function isOtherHalf(other: TimelineEvent, event: TimelineEvent): boolean {
  const isExchange = event.type === 'network_request' || event.type === 'network_response';
  return isExchange && event.correlation_id !== undefined && other.correlation_id === event.correlation_id;
}

async function trimVideoOf(
  files: RecordingFiles,
  range: Range,
): Promise<{ startMs: number; durationMs: number } | undefined> {
  const file = files.state().video && (await files.readVideo());
  if (!file) return undefined;
  const { trimVideo } = await import('../video/trim-video.js');
  const { video, startMs, durationMs } = await trimVideo(file, range);
  await files.replaceVideo(video);
  return { startMs, durationMs };
}
