import type { TimelineDownload } from '@flowlens/client';
import { createListeners } from '@flowlens/core/internal';
import { TimelineFormatError, type TimelineFilters } from '@flowlens/timeline';
import type { IncidentReport } from '@flowlens/timeline/brief';
import {
  type EnginePort,
  type EngineReport,
  takeEngine,
  type TimelineEntryDetails,
  type TimelineIndex,
  type TimelineSequence,
} from '@flowlens/timeline/worker';
import { createCalls } from './calls.js';
import { createRowCache } from './row-cache.js';
import { createSearches, type TimelineSearch } from './searches.js';
import { createDownloadSender } from './download-sender.js';
import { createTimelineRows } from './timeline-rows.js';
import { NOTHING_YET, type TimelineState } from './timeline-state.js';

/** A timeline file that is loading or loaded, shared by all components of the flow. */
export interface TimelineSession {
  subscribe: (onChange: () => void) => () => void;
  getState: () => TimelineState;
  search: (filters: TimelineFilters) => TimelineSearch;
  readDetails: (entryId: string) => Promise<TimelineEntryDetails | null>;
  /** Explains what went wrong, once the timeline is complete. Computed once. */
  explainIncidents: () => Promise<IncidentReport>;
  /** Returns the network traffic as a HAR file. */
  readHar: (title: string) => Promise<Blob>;
  /** Returns the messages between the page and its hosts, for a sequence diagram, once the timeline is complete. Computed once. */
  readSequence: () => Promise<TimelineSequence>;
  /** Stops the download and frees the engine. */
  end: () => void;
}

/**
 * Opens a timeline: starts the download and, if necessary, an engine in parallel. Resolves when the download has begun.
 *
 * @throws what `download` throws
 */
export async function openTimeline(
  download: (signal: AbortSignal) => Promise<TimelineDownload>,
  signal: AbortSignal,
): Promise<TimelineSession> {
  const ending = new AbortController();
  const engine = takeEngine();
  // React Query aborts a query through its signal until the query has data.
  signal.addEventListener('abort', () => ending.abort(signal.reason));
  try {
    const file = await download(ending.signal);
    const port = await engine.port;
    signal.throwIfAborted();
    return runSession(port, file, ending);
  } catch (error) {
    engine.cancel();
    ending.abort(error);
    throw error;
  }
}

function runSession(port: EnginePort, file: TimelineDownload, ending: AbortController): TimelineSession {
  const { subscribe, notify } = createListeners();
  const cache = createRowCache((entries) => port.send({ type: 'rows', entries }));
  const searches = createSearches(port, cache);
  const calls = createCalls(port);
  const sender = createDownloadSender(port);
  let state = NOTHING_YET;
  let report: Promise<IncidentReport> | undefined;
  let sequence: Promise<TimelineSequence> | undefined;

  function change(next: Partial<TimelineState>): void {
    state = { ...state, ...next };
    notify();
  }

  function fail(error: Error): void {
    if (ending.signal.aborted) return;
    end();
    change({ error });
  }

  function end(): void {
    ending.abort();
    port.close();
    calls.end();
  }

  function hear(report: EngineReport): void {
    switch (report.type) {
      case 'taken':
        return sender.acknowledge(report.byteCount);
      case 'indexed': {
        const { all, folded, ...index } = report.index;
        cache.refresh();
        const view = createTimelineRows(all, cache);
        const foldedView = folded ? createTimelineRows(folded, cache) : view;
        return change({ ...index, totalBytes: knownTotal(file.size, index), view, foldedView });
      }
      case 'incidents':
        return change({ incidents: report.incidents });
      case 'rows':
        return cache.receive(report.entries, report.rows);
      case 'found':
        return searches.receive(report);
      case 'result':
        return calls.resolve(report.callId, report.result);
      case 'callFailed':
        return calls.fail(report.callId, new Error(report.message));
      case 'refused':
        return fail(new TimelineFormatError(report.problem, report.message));
      case 'broken':
        return fail(new Error(report.message));
      case 'started':
    }
  }

  port.listen(hear);
  sender.run(file.stream).catch(fail);

  return {
    subscribe,
    getState: () => state,
    search: (filters) => searches.start(filters),
    readDetails: (entryId) => calls.ask((callId) => ({ type: 'details', callId, entryId })),
    explainIncidents: () => (report ??= calls.ask((callId) => ({ type: 'explain', callId }))),
    readSequence: () => (sequence ??= calls.ask((callId) => ({ type: 'sequence', callId }))),
    readHar: (title) => calls.ask((callId) => ({ type: 'har', callId, title })),
    end,
  };
}

/** Servers report the compressed size of a compressed file. */
function knownTotal(
  size: number | null,
  { loadedBytes, complete }: Omit<TimelineIndex, 'all' | 'folded'>,
): number | null {
  if (complete) return loadedBytes;
  return size !== null && size >= loadedBytes ? size : null;
}
