import type { TimelineEvent } from '@flowlens/core/recorded';
import { type EchoTarget, echoTarget } from '../../../entries/browser-echo.js';
import { errorKey } from '../../../entries/repeated-error.js';
import { responseKindNumber } from '../request-kind-numbers.js';

/** Contents of events that linking needs only rarely, so the columns do not hold them. */
export interface EventContents {
  /** Returns the number of the kind that a response determines, if its request does not. */
  responseKind: (place: number) => number;
  requestUrl: (place: number) => string;
  /** Returns the request that the browser failed to load, of an event with the flag `Echo`. */
  echoTarget: (place: number) => EchoTarget | null;
  /** Returns the same text for equal errors. */
  errorKey: (place: number) => string;
}

export function eventContents(eventAt: (place: number) => TimelineEvent): EventContents {
  return {
    responseKind: (place) => responseKindNumber(eventAt(place)),
    requestUrl: (place) => eventAt(place).network_request_data?.url ?? '',
    echoTarget: (place) => echoTarget(eventAt(place)),
    errorKey: (place) => errorKey(eventAt(place)),
  };
}
