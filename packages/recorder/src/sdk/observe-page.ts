import { createSessionClock } from '../events/session-clock.js';
import { createEventSink, type EventSink, type ReportedGap } from '../events/event-sink.js';
import { createOwnRequestCheck } from '../events/own-requests.js';
import type { Concealment } from '../actions/conceal-fields.js';
import { type InstalledProbes, installProbes } from '../probes/install-probes.js';
import { capturePrimordials, type Primordials } from '../probes/primordials.js';
import { type ShadowRoots, watchShadowRoots } from '../probes/shadow-roots.js';
import type { RecorderOptions } from '../recorder.js';

const BUFFER_SECONDS = 60;
const BUFFER_MAX_BYTES = 4_000_000;
/** Element by which the FlowLens app marks its own pages. */
const APP_MARK = 'meta[name="application-name"][content="FlowLens"]';

/** The probes of a page and the sink that they emit into. */
export interface ObservedPage {
  primordials: Primordials;
  sink: EventSink;
  probes: InstalledProbes;
  /** Loads the module that knows the secret fields of the page. Tries again after a failure. */
  concealment: () => Promise<Concealment>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Restores every global. The sink still passes on pending events, and blurred elements stay blurred. */
  uninstall: () => void;
  /** Ends what remains after `uninstall`. */
  dispose: () => void;
}

interface PageParts {
  serverUrl: string;
  onGap: (gap: ReportedGap) => void;
  /** An already running recording, which also gets the first events of this page. */
  recording?: Parameters<EventSink['start']>[0] | undefined;
}

/** Installs the probes in this page. */
export function observePage(
  { probes, redaction, buffer = {} }: Pick<RecorderOptions, 'probes' | 'redaction' | 'buffer'>,
  { serverUrl, onGap, recording }: PageParts,
): ObservedPage {
  const target = window;
  const primordials = capturePrimordials(target);
  const isApp = target.document.querySelector(APP_MARK) !== null;
  const isOwnRequest = createOwnRequestCheck(serverUrl, target.location.href, isApp);
  const now = createSessionClock(target.performance.timeOrigin, primordials, ({ at, byMs }) =>
    sink.reportGap({ at, reason: 'clock_jump', forMs: Math.max(0, byMs) }),
  );
  const ring = { seconds: buffer.seconds ?? BUFFER_SECONDS, maxBytes: buffer.maxBytes ?? BUFFER_MAX_BYTES };
  const sink = createEventSink({ primordials, now, isOwnRequest, ring, onGap });
  let shadowRoots: ShadowRoots | undefined;
  let concealing: Promise<Concealment> | undefined;
  /** Observes shadow roots at once, before the rest of the code has loaded. */
  const conceal = async () => {
    const watched = (shadowRoots ??= watchShadowRoots(target, primordials));
    try {
      const { createConcealment } = await import('../actions/conceal-fields.js');
      return createConcealment(target, primordials, { redaction, shadowRoots: watched });
    } catch (error) {
      // The next call tries again.
      concealing = undefined;
      throw error;
    }
  };
  const concealment = () => (concealing ??= conceal());
  if (recording) sink.start(recording);
  const documentId = crypto.randomUUID().slice(0, 8);
  let exchanges = 0;
  const installed = installProbes({
    window: target,
    primordials,
    emit: sink.emit,
    now,
    nextId: () => `${documentId}.${++exchanges}`,
    isOwnRequest,
    probes,
    actions: { redaction, concealment },
  });
  // Registered after the probes, which emit their last events on the same event.
  primordials.listen(target, 'pagehide', sink.flush, true);
  return {
    primordials,
    sink,
    probes: installed,
    concealment,
    now,
    uninstall() {
      primordials.unlisten(target, 'pagehide', sink.flush, true);
      installed.uninstall();
      shadowRoots?.stop();
    },
    dispose() {
      sink.dispose();
      void concealing?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
    },
  };
}
