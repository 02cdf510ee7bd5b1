import { redactEvent, type TimelineEvent } from '@flowlens/core';

/** An event as it was seen, before the start of the video is known. */
export type SeenEvent = Omit<TimelineEvent, 'relative_time_ms' | 'timestamp'> & { timestamp: number };

/** Collects the events of a session. Each is redacted before it is kept. */
export class TimelineLog {
  readonly #events: TimelineEvent[] = [];
  /** Address of the tab's main frame. */
  pageUrl = '';

  add(event: SeenEvent): void {
    const timestamp = Math.round(event.timestamp);
    this.#events.push(
      redactEvent({ ...event, page_url: event.page_url ?? this.pageUrl, timestamp, relative_time_ms: 0 }),
    );
  }

  /** The events from `startMs` (epoch) on for `durationMs`, in order of time, with `relative_time_ms` counted from the start. */
  excerpt(startMs: number, durationMs: number): TimelineEvent[] {
    return this.#events
      .map((event) => ({ ...event, relative_time_ms: Math.round((event.timestamp ?? 0) - startMs) }))
      .filter(({ relative_time_ms: time }) => time >= 0 && time <= durationMs)
      .sort((a, b) => a.relative_time_ms - b.relative_time_ms);
  }
}
