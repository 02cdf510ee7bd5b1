import {
  capturePrimordials,
  type Concealment,
  createConcealment,
  createSessionClock,
  PAGE_PROBES,
  runProbes,
  watchShadowRoots,
} from '@flowlens/recorder/parts';
import { createOutbox, type Outbox } from './outbox.js';
import { openPageEnd } from './page-channel.js';

/**
 * Observes a document from its own world and blurs its secret fields, until the bridge stops it. It knows no token, no
 * id and no server address.
 */
export function startProbe(window: Window & typeof globalThis): void {
  let stop: () => void = () => undefined;
  let begin: (masks: string[]) => void = () => undefined;
  const channel = openPageEnd(window, { onBegin: (masks) => begin(masks), onStop: () => stop() });
  if (!channel) return;

  const primordials = capturePrimordials(window);
  const now = createSessionClock(window.performance.timeOrigin, primordials, ({ at, byMs }) => {
    const gap = { reason: 'clock_jump', duration_ms: Math.max(0, byMs) } as const;
    outbox.emit({ type: 'recorder_gap', at, recorder_gap_data: gap });
  });
  const shadowRoots = watchShadowRoots(window, primordials);
  let concealment: Concealment | undefined;
  begin = (mask) => {
    if (concealment) return;
    concealment = createConcealment(window, primordials, { shadowRoots, redaction: { mask } });
    concealment.blur();
  };
  const outbox: Outbox = createOutbox({
    primordials,
    now,
    send: channel.send,
    countConcealed: () => concealment?.count() ?? 0,
  });
  let exchanges = 0;
  const probes = runProbes({
    window,
    primordials,
    emit: outbox.emit,
    now,
    nextId: () => String((exchanges += 1)),
    // The offscreen document drops events of the server, because pages may not learn its address.
    isOwnRequest: () => false,
    probes: PAGE_PROBES,
  });
  // Registered after the probes, which emit their last events on the same event.
  primordials.listen(window, 'pagehide', outbox.flush, true);

  stop = () => {
    probes.uninstall();
    primordials.unlisten(window, 'pagehide', outbox.flush, true);
    outbox.flush();
    concealment?.stop();
    shadowRoots.stop();
  };
}
