import type { EventSink } from '../events/event-sink.js';
import { epochNow } from '../video/frame-clock.js';
import type { SessionOptions } from './recording-session.js';

/** Returns the page of a session that captures another page, which observes itself and blurs its own fields. */
export function capturingPage(sink: EventSink): SessionOptions['page'] {
  const nothing = () => undefined;
  const concealment = { isConcealed: () => false, blur: nothing, unblur: nothing, count: () => 0, stop: nothing };
  return { sink, probes: { off: [], flush: nothing }, concealment: async () => concealment, now: epochNow };
}
