import type { HarClock } from './har-clock.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';

interface HarPage {
  id: string;
  startedDateTime: string;
  title: string;
  pageTimings: { onContentLoad: number; onLoad: number };
}

export interface HarPages {
  see: (entry: TimelineEntry) => void;
  /** Returns the id of the page that a request belongs to. */
  current: () => string;
  all: () => HarPage[];
}

/**
 * Returns the pages of a recording: one for every navigation that is followed by a request. Requests before the first
 * navigation belong to a page with the recording's title.
 */
export function harPages(recordingTitle: string, clock: HarClock): HarPages {
  const pages: HarPage[] = [];
  let next: { title: string; startedDateTime: string } | null = null;

  return {
    see: (entry) => {
      const startedDateTime = clock.isoDate(entry);
      if (entry.kind === 'navigation' && !entry.inFrame) next = { title: entry.url, startedDateTime };
      else if (pages.length === 0) next ??= { title: recordingTitle, startedDateTime };
    },
    current: () => {
      if (next !== null) {
        pages.push({ id: `page_${pages.length + 1}`, ...next, pageTimings: { onContentLoad: -1, onLoad: -1 } });
        next = null;
      }
      return pages.at(-1)!.id;
    },
    all: () => pages,
  };
}
