import { createCountsOfDocuments } from '../popup-host/document-counts.js';
import type { DocumentCounts, HostMessage, TabMessage } from '../popup-host/messages.js';
import { type EventSink, textSize } from '../events/event-sink.js';
import type { RecordedEvent } from '../events/recorded-event.js';

/** Time for the site to send its last events. */
const LAST_EVENTS_MS = 1_000;
/** Shorter absences are normal during a navigation. */
const AWAY_MIN_MS = 2_000;
/** Limits for a whole recording, in addition to the sink's limits per second. */
const EVENTS_MAX = 100_000;
const CHARS_MAX = 32 * 1024 * 1024;
const GAPS_MAX = 100;

export interface SiteEventsOptions {
  /** Epoch milliseconds. Earlier events are rejected. */
  startedAt: number;
  sink: Pick<EventSink, 'emit' | 'reportGap'>;
  /** Epoch milliseconds. */
  now: () => number;
  post: (message: HostMessage) => void;
  /** Called when the first page of the site joins. */
  onJoined: () => void;
}

/** Facts that the pages of a site report about themselves. */
export interface SiteFacts extends DocumentCounts {
  probesOff: string[];
}

/**
 * Events of a site that a guest records. The site is not trusted: its messages can add a limited number of events, and
 * nothing else.
 */
export interface SiteEvents {
  receive: (message: TabMessage) => void;
  /** Waits for the last events; undefined if no page of the site has joined. */
  end: () => Promise<SiteFacts | undefined>;
}

/** Accepts the events of a site from now on. Its pages join when they answer `opened`, including those that open later. */
export function createSiteEvents({ startedAt, sink, now, post, onJoined }: SiteEventsOptions): SiteEvents {
  const documents = createCountsOfDocuments();
  let hasJoined = false;
  let probesOff: string[] = [];
  let silentSince: number | undefined = startedAt;
  let lastEvents: PromiseWithResolvers<void> | undefined;
  let [events, chars, gaps, dropped] = [0, 0, 0, 0];
  let droppedAt: number | undefined;

  function receive(message: TabMessage): void {
    switch (message.type) {
      case 'hello':
        return post({ type: 'opened' });
      case 'join':
        return join(message.page.probesOff);
      case 'events':
        return take(message);
      case 'left':
      case 'stop':
        silentSince ??= now();
        return lastEvents?.resolve();
      case 'pause':
      case 'painted':
      // Only the guest pauses, and pages of the site are not waited for.
    }
  }

  function join(off: string[]): void {
    probesOff = off;
    if (hasJoined) reportSilence();
    silentSince = undefined;
    if (!hasJoined) onJoined();
    hasJoined = true;
    // The site only needs the start. Later states of the recording are the guest's.
    const status = { elapsedMs: 0, runningSince: startedAt, hasMicrophone: false, eventsCount: 0 };
    post({ type: 'recording', startedAt, ...status });
  }

  function take(message: TabMessage & { type: 'events' }): void {
    if (!hasJoined) return;
    documents.set(message.document, message);
    const arrivedAt = now();
    const newest = message.events.reduce((time, { timestamp }) => Math.max(time, timestamp ?? arrivedAt), 0);
    // Limited by this page's clock, because events cannot happen after their arrival.
    const aheadMs = Math.max(0, newest - arrivedAt);
    for (const { timestamp, ...event } of message.events) {
      const at = (timestamp ?? arrivedAt) - aheadMs;
      if (at >= startedAt && event.type !== 'recorder_mark' && hasRoom(event))
        sink.emit({ ...event, at } as RecordedEvent);
    }
  }

  function hasRoom(event: { type: string }): boolean {
    const size = sizeOf(event);
    if (events < EVENTS_MAX && chars + size <= CHARS_MAX && (event.type !== 'recorder_gap' || gaps < GAPS_MAX)) {
      events += 1;
      chars += size;
      // The sink does not count them.
      if (event.type === 'recorder_gap') gaps += 1;
      return true;
    }
    droppedAt ??= now();
    dropped += 1;
    return false;
  }

  function reportSilence(): void {
    if (silentSince === undefined) return;
    const forMs = Math.round(now() - silentSince);
    if (!hasJoined || forMs > AWAY_MIN_MS) sink.reportGap({ at: silentSince, reason: 'site_silent', forMs });
  }

  post({ type: 'opened' });
  return {
    receive,
    async end() {
      post({ type: 'ending' });
      if (hasJoined && silentSince === undefined) {
        lastEvents = Promise.withResolvers();
        const timer = setTimeout(lastEvents.resolve, LAST_EVENTS_MS);
        await lastEvents.promise;
        clearTimeout(timer);
        silentSince = undefined;
      }
      reportSilence();
      if (droppedAt !== undefined) sink.reportGap({ at: droppedAt, reason: 'events_dropped', count: dropped });
      return hasJoined ? { ...documents.total(), probesOff } : undefined;
    },
  };
}

/** An event that is nested too deep to measure counts as the maximum size. */
function sizeOf(event: object): number {
  try {
    return textSize(event);
  } catch {
    return Infinity;
  }
}
