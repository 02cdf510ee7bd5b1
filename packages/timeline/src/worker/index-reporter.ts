import { TIMELINE_INCIDENTS_MAX } from '@flowlens/core/limits';
import type { TimelineEngine } from '../index/timeline-engine.js';
import type { SendReport } from './engine-messages.js';
import { columnBuffers, copyColumns } from './entry-columns.js';

/** Time after which a slowly arriving file shows its entries so far. */
const FIRST_LOOK_MS = 200;
/** Interval of reports. Every report makes the page render, which takes processor time from reading. */
const MIN_INTERVAL_MS = 500;
/** Entries per millisecond of the interval: columns of a long timeline take longer to copy, so they are sent less often. */
const ENTRIES_PER_INTERVAL_MS = 1_000;
/** Number of visible rows before the user scrolls. */
const FIRST_ROWS = 30;
/** Smaller files are shown only when they are complete, unless they arrive slowly, so that their filters and counts are final. */
const FIRST_LOOK_BYTES = 2 * 1024 * 1024;
/** Interval of incidents, which are parsed again each time, while a file arrives. */
const INCIDENTS_INTERVAL_MS = 1_000;

export interface IndexReporterOptions {
  send: SendReport;
  /** Sends the rows of these entries without a request. */
  sendRows: (entries: Uint32Array<ArrayBuffer>) => void;
  /** Runs after a report with new entries. */
  onChange: () => void;
}

/** Reports the progress of reading to the page: the first entries at once, later ones at intervals, and the end. */
export function createIndexReporter(engine: TimelineEngine, { send, sendRows, onChange }: IndexReporterOptions) {
  let loadedBytes = 0;
  let reportedRevision = -1;
  let hasRows = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let incidentsAt: number | null = null;

  function reportIncidents(): void {
    const now = performance.now();
    incidentsAt ??= now;
    if (!engine.complete && now - incidentsAt < INCIDENTS_INTERVAL_MS) return;
    send({ type: 'incidents', incidents: engine.incidents(TIMELINE_INCIDENTS_MAX) });
    incidentsAt = now;
  }

  function waitMs(): number {
    return hasRows ? Math.max(MIN_INTERVAL_MS, engine.length / ENTRIES_PER_INTERVAL_MS) : FIRST_LOOK_MS;
  }

  function report(): void {
    clearTimeout(timer);
    timer = undefined;
    const changed = engine.revision !== reportedRevision;
    const all = copyColumns(engine.all);
    const folds = engine.fold(engine.all);
    const folded = folds.folded && copyColumns(folds);
    const { complete, counts, metadata, pageUrl } = engine;
    if (!hasRows && engine.length > 0) {
      hasRows = true;
      // They are sent before a list requests them.
      sendRows((folded ?? all).entries.slice(0, FIRST_ROWS));
    }
    reportedRevision = engine.revision;
    const idleStretches = complete ? engine.idleStretches() : [];
    const index = { complete, loadedBytes, all, folded, counts, metadata, pageUrl, idleStretches };
    send({ type: 'indexed', index }, [...columnBuffers(all), ...(folded ? columnBuffers(folded) : [])]);
    reportIncidents();
    if (changed || complete) onChange();
  }

  return {
    report,
    pushed(byteCount: number): void {
      loadedBytes += byteCount;
      if (!hasRows && engine.length > 0 && loadedBytes >= FIRST_LOOK_BYTES) report();
      else timer ??= setTimeout(report, waitMs());
    },
    stop: () => clearTimeout(timer),
  };
}
