import {
  capturePrimordials,
  createEventSink,
  createOwnRequestCheck,
  epochNow,
  type EventSink,
  type EventSinkOptions,
  type Repaint,
} from '@flowlens/recorder/parts';
import type { Browser } from 'wxt/browser';
import type { DeepState, PrepareRequest } from '../messages/messages.js';
import { type DeepMessage, type DeepPiece } from '../deep/deep-message.js';
import { createPieceJoiner } from '../messages/pieces.js';
import { admitObserved } from '../observed-requests/admit-observed.js';
import { createRequestMatcher } from '../observed-requests/match-requests.js';
import { readObservedRequests } from '../observed-requests/request-batch.js';
import type { ObservedRequest } from '../observed-requests/observed-request.js';
import { type EventSource, readPageEvents } from './read-page-events.js';
import { removeValues } from './strict-privacy.js';
import { createTabDocuments } from './tab-documents.js';

const MATCH_EVERY_MS = 500;
/** Minimum interval between gap events: a worker may send requests every second, and a gap for each would fill the timeline. */
const REPORT_EVERY_MS = 10_000;
/** Maximum time to wait for a busy document. Until it joins, its picture is black. */
const JOIN_MS = 2_500;

export interface TabEventsOptions extends PrepareRequest, Pick<EventSinkOptions, 'ring' | 'onGap'> {
  extensionId: string;
  /** Called when a document has joined or left. */
  onChange: () => void;
}

/** Redacted events of one tab, from its documents and from the browser. */
export interface TabEvents {
  sink: EventSink;
  accept: (port: Browser.runtime.Port) => void;
  /** Accepts the port of the service worker, which watches requests. */
  acceptObservedRequests: (port: Browser.runtime.Port) => void;
  /** Accepts the port of the service worker, which holds the debugger. */
  acceptDeep: (port: Browser.runtime.Port) => void;
  allowOrigin: (origin: string) => void;
  /** State of the debugger, if deep recording was requested. */
  deepState: () => DeepState;
  /** Resolves when a document has joined, or after a short time. */
  joined: () => Promise<unknown>;
  /** Returns whether the tab shows a recorded document that has blurred its fields. */
  isHere: () => boolean;
  isLate: () => boolean;
  repaint: Repaint;
  /** Releases events from before the capture. They belong to the start of the recording. */
  begin: () => void;
  /** Number of elements that were blurred so far. */
  concealedElements: () => number;
  /** Waits for the last events of all documents. */
  stop: () => Promise<void>;
}

export function createTabEvents(options: TabEventsOptions): TabEvents {
  const { tabId, extensionId, serverOrigin, masks, privacyLevel, ring, onGap, onChange } = options;
  const isStrict = privacyLevel === 'strict';
  const origins = new Set([options.origin]);
  const preparedAt = epochNow();
  const joined = Promise.withResolvers<void>();
  /** Blurred elements by document. */
  const concealed = new Map<string, number>();
  let deepState: DeepState = 'off';
  let early: (() => void)[] | undefined = [];
  let ticking: ReturnType<typeof setInterval> | undefined;
  let reporting: ReturnType<typeof setInterval> | undefined;
  let omittedRequests = 0;

  const isOwnRequest = createOwnRequestCheck(serverOrigin, serverOrigin, true);
  const sink = createEventSink({
    primordials: capturePrimordials(window),
    now: epochNow,
    isOwnRequest,
    ring,
    ...(onGap && { onGap }),
  });
  const emit: typeof sink.emit = (event) => sink.emit(isStrict ? removeValues(event) : event);
  const matcher = createRequestMatcher({ now: epochNow, emit });
  const documents = createTabDocuments({
    tabId,
    extensionId,
    isAllowedOrigin: (origin) => origins.has(origin) && !isOwnRequest(origin),
    masks,
    onChange() {
      if (documents.hasTop()) joined.resolve();
      onChange();
    },
    onEvents,
  });

  function onEvents(text: string, source: EventSource) {
    if (early) return void early.push(() => onEvents(text, source));
    const batch = readPageEvents(text, { source, earliest: preparedAt, now: epochNow() });
    concealed.set(source.documentKey, Math.max(batch.concealed, concealed.get(source.documentKey) ?? 0));
    for (const event of batch.events) matcher.fromPage(event, source);
    // The document has already deferred them.
    sink.flush();
  }

  function onObserved(request: ObservedRequest) {
    if (early) return void early.push(() => onObserved(request));
    const seen = admitObserved(request, { origins, isAway: !documents.hasTop() });
    if (seen) matcher.fromBrowser(seen);
  }

  function reportOmitted() {
    if (omittedRequests > 0) sink.reportGap({ at: epochNow(), reason: 'requests_left_out', count: omittedRequests });
    omittedRequests = 0;
  }

  function onDeep(message: DeepMessage) {
    if (message.kind === 'request') return onObserved(message.request);
    if (early) return void early.push(() => onDeep(message));
    if (message.kind === 'left_out') return void (omittedRequests += 1);
    if (message.kind === 'entry') {
      if (documents.hasTop()) emit(message.event);
      return;
    }
    const isAttached = message.kind === 'attached';
    matcher.setDeep(isAttached);
    if (isAttached) deepState = 'on';
    else if (message.reason) {
      deepState = deepState === 'off' ? 'refused' : 'ended';
      sink.reportGap({ at: message.at, reason: message.reason });
    }
    onChange();
  }

  return {
    sink,
    accept: documents.accept,
    acceptObservedRequests(port) {
      port.onMessage.addListener((text: string) => {
        const { requests, omittedCount } = readObservedRequests(text);
        for (const request of requests) onObserved(request);
        omittedRequests += omittedCount;
      });
    },
    acceptDeep(port) {
      const joiner = createPieceJoiner();
      port.onMessage.addListener(({ text, isLast }: DeepPiece) => {
        const batch = joiner.add(text, isLast);
        if (batch !== undefined) for (const message of JSON.parse(batch) as DeepMessage[]) onDeep(message);
      });
    },
    allowOrigin: (origin) => origins.add(origin),
    deepState: () => deepState,
    joined: () => Promise.race([joined.promise, new Promise((resolve) => setTimeout(resolve, JOIN_MS))]),
    isHere: documents.hasTop,
    isLate: documents.isLate,
    repaint: documents.repaint,
    begin() {
      const held = early ?? [];
      early = undefined;
      for (const run of held) run();
      ticking = setInterval(matcher.tick, MATCH_EVERY_MS);
      reporting = setInterval(reportOmitted, REPORT_EVERY_MS);
    },
    concealedElements: () => [...concealed.values()].reduce((sum, count) => sum + count, 0),
    async stop() {
      await documents.stop();
      clearInterval(ticking);
      clearInterval(reporting);
      matcher.flush();
      reportOmitted();
    },
  };
}
