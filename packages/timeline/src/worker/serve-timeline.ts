import { explainIncidents, type IncidentReport, incidentRows } from '../brief/incidents/explain-incidents.js';
import { createTimelineEngine } from '../index/create-timeline-engine.js';
import { previousStorageValue } from '../entries/previous-storage-value.js';
import { TimelineFormatError } from '../format/timeline-format-error.js';
import { buildHar } from './jobs/build-har.js';
import { readSequence } from './jobs/read-sequence.js';
import { truncateDepth } from './truncate-depth.js';
import type { EngineRequest, SendReport, TimelineEntryDetails, TimelineSequence } from './engine-messages.js';
import { createIndexReporter } from './index-reporter.js';
import { createScanJob } from './jobs/scan-job.js';
import { createSearchJob } from './jobs/search-job.js';

export interface TimelineService {
  handle: (request: EngineRequest) => void;
  /** Ends all work in progress. */
  stop: () => void;
}

/** A timeline engine that responds to requests, the same in a worker and on a page. */
export function serveTimeline(send: SendReport): TimelineService {
  const engine = createTimelineEngine();
  const searches = createSearchJob(engine, send);
  const index = createIndexReporter(engine, {
    send,
    sendRows,
    onChange: searches.refresh,
  });
  const scanning = createScanJob(engine, {
    onScanned: (byteCount) => index.pushed(byteCount),
    onTaken: (byteCount) => send({ type: 'taken', byteCount }),
    onEnd: index.report,
    onError: fail,
  });

  function handle(request: EngineRequest): void {
    switch (request.type) {
      case 'chunk':
        return scanning.scan(request.bytes);
      case 'end':
        return scanning.end();
      case 'rows':
        return sendRows(request.entries);
      case 'search':
        return searches.start(request.searchId, request.filters);
      case 'endSearch':
        return searches.end(request.searchId);
      case 'details':
        return sendNow(request.callId, () => detailsOf(request.entryId));
      case 'explain':
        return sendNow(request.callId, explain);
      case 'har':
        return void sendLater(request.callId, buildHar(engine, request.title));
      case 'sequence':
        return void sendLater(request.callId, readSequence(engine));
    }
  }

  function sendNow(callId: number, read: () => TimelineEntryDetails | IncidentReport | null): void {
    try {
      send({ type: 'result', callId, result: read() });
    } catch (error) {
      send({ type: 'callFailed', callId, message: messageOf(error) });
    }
  }

  async function sendLater(callId: number, result: Promise<Blob | TimelineSequence>): Promise<void> {
    try {
      send({ type: 'result', callId, result: await result });
    } catch (error) {
      send({ type: 'callFailed', callId, message: messageOf(error) });
    }
  }

  function sendRows(entries: Uint32Array<ArrayBuffer>): void {
    const selection = { entries, times: new Float64Array(entries.length), length: entries.length };
    send({ type: 'rows', entries, rows: engine.rows(selection, 0, entries.length) });
  }

  function detailsOf(entryId: string): TimelineEntryDetails | null {
    const entry = engine.entry(entryId);
    if (entry === null) return null;
    truncateDepth(entry);
    const isWrite = entry.kind === 'local_storage' || entry.kind === 'session_storage';
    return {
      entry,
      errorAfter: engine.incidentAfter(entryId),
      requestBefore: engine.requestBefore(entryId),
      ...(isWrite && { previousValue: previousStorageValue(engine, entry) }),
    };
  }

  function explain(): IncidentReport {
    return explainIncidents(incidentRows(engine), (entryId) => engine.entry(entryId));
  }

  function fail(error: unknown): void {
    index.stop();
    if (error instanceof TimelineFormatError) {
      send({ type: 'refused', problem: error.problem, message: error.message });
    } else {
      send({ type: 'broken', message: messageOf(error) });
    }
  }

  return {
    handle(request) {
      try {
        handle(request);
      } catch (error) {
        fail(error);
      }
    },
    stop() {
      scanning.stop();
      index.stop();
      searches.stop();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
