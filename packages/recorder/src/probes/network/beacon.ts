import type { Probe } from '../probe.js';
import { startExchange } from './exchange.js';
import type { HeaderMap } from './headers.js';
import { readRequestBody } from './request-body.js';
import { absoluteUrl } from './try-read.js';

/** Records `navigator.sendBeacon`. Browsers do not expose responses to beacons. */
export const observeBeacon: Probe = (context) => {
  const { attempt, isOwnRequest, now, onFlush, patches, primordials, window } = context;
  const { apply } = primordials;
  let settleLast: (() => void) | undefined;

  patches.method(window.Navigator.prototype, 'sendBeacon', (original, self, args) => {
    const isQueued = apply(original, self, args) as boolean;
    attempt(() => {
      const url = absoluteUrl(args[0], window);
      if (isOwnRequest(url)) return;
      const body = readRequestBody(args[1], window, primordials);
      const headers = Object.create(null) as HeaderMap;
      const exchange = startExchange(context, { method: 'POST', url, resourceType: 'ping', headers, body });
      const outcome = isQueued
        ? { body: '[a page cannot see how a beacon is answered]' }
        : { status: 0, error: 'The browser did not take the beacon' };
      exchange.recordResponse({ at: now(), url, headers: {}, ...outcome });
      settleLast = exchange.settle;
    });
    return isQueued;
  });

  onFlush(() => settleLast?.());
  return () => (settleLast = undefined);
};
