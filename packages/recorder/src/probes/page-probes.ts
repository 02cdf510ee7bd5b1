import { observeConsole } from './console.js';
import { observeErrors } from './errors.js';
import { observeNavigation } from './navigation.js';
import { observeBeacon } from './network/beacon.js';
import { observeEventSource } from './network/event-source.js';
import { observeFetch } from './network/fetch.js';
import { observeWebSocket } from './network/web-socket.js';
import { observeXhr } from './network/xhr.js';
import type { Probe, ProbeName } from './probe.js';
import { observeStorage } from './storage.js';

/** Probes that replace or observe globals of the page, so they must run in the page's own world. */
export const PAGE_PROBES: Record<Exclude<ProbeName, 'actions'>, Probe> = {
  fetch: observeFetch,
  xhr: observeXhr,
  beacon: observeBeacon,
  eventSource: observeEventSource,
  webSocket: observeWebSocket,
  storage: observeStorage,
  console: observeConsole,
  errors: observeErrors,
  navigation: observeNavigation,
};
