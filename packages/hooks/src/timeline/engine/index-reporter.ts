import { TIMELINE_INCIDENTS_MAX, type TimelineEngine } from '@flowlens/core';
import type { SendReport } from './engine-messages.js';
import { columnBuffers, copyColumns } from './entry-columns.js';

/** A file that is slow to come shows what there is of it by then. */
const FIRST_LOOK_MS = 200;
/** Every report has the page draw, which takes the processor from reading. */
const MIN_INTERVAL_MS = 500;
/** Columns of a long timeline take longer to copy, so they are sent less often. */
const ENTRIES_PER_INTERVAL_MS = 1_000;
/** Number of rows that a panel shows before anybody scrolls. */
const FIRST_ROWS = 30;
/**
 * A file of fewer bytes shows at its end, unless that is slow to come: it is there within a few frames, and what the list stands
 * below, such as the filters of the kinds that occur, would still be growing.
 */
const FIRST_LOOK_BYTES = 512 * 1024;
/** A file known to be at most this large is also shown at its end: a report before would take longer than the rest. */
const AT_ONE_GO_BYTES = 2 * 1024 * 1024;
/**
 * They are parsed anew each time, so a file that is still on its way shows new ones now and then; one that is here before that shows
 * them after its end.
 */
const INCIDENTS_INTERVAL_MS = 1_000;

export interface IndexReporterOptions {
  send: SendReport;
  /** Sends the rows of these entries, unasked. */
  sendRows: (entries: Uint32Array<ArrayBuffer>) => void;
  /** Runs before the first report that has entries in it, unless it is the last. */
  onFirstRows: () => void;
  /** Runs after a report that had new entries in it. */
  onChange: () => void;
}

/** Reports the progress of reading to the page: the first entries at once, then at intervals, and the end. */
export function createIndexReporter(
  engine: TimelineEngine,
  { send, sendRows, onFirstRows, onChange }: IndexReporterOptions,
) {
  let loadedBytes = 0;
  let firstLookBytes = FIRST_LOOK_BYTES;
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
    const { complete, counts, metadata } = engine;
    if (!hasRows && engine.length > 0) {
      hasRows = true;
      // They need not wait for a list to ask for them.
      sendRows(all.entries.slice(0, FIRST_ROWS));
      if (!complete) onFirstRows();
    }
    reportedRevision = engine.revision;
    const idleStretches = complete ? engine.idleStretches() : [];
    const index = { complete, loadedBytes, all, counts, metadata, idleStretches };
    send({ type: 'indexed', index }, columnBuffers(all));
    reportIncidents();
    if (changed || complete) onChange();
  }

  return {
    report,
    /** Before the first bytes are pushed. A file that turns out larger was packed, and shows as soon as that is known. */
    expect(byteCount: number): void {
      if (byteCount <= AT_ONE_GO_BYTES) firstLookBytes = Math.max(FIRST_LOOK_BYTES, byteCount + 1);
    },
    pushed(byteCount: number): void {
      loadedBytes += byteCount;
      if (!hasRows && engine.length > 0 && loadedBytes >= firstLookBytes) report();
      else timer ??= setTimeout(report, waitMs());
    },
    stop: () => clearTimeout(timer),
  };
}
