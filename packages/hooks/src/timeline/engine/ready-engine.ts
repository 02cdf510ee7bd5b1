import { afterFrame } from '../after-frame.js';
import { type EngineStart, startEngine } from './start-engine.js';

/** Whoever asks for an address, and whoever then reads what is there, need not be the same component. */
const HANDOVER_MS = 1_000;
/** From pointing at a link to what it leads to. Who points at many starts one worker, and again only after a while. */
const INTENT_MS = 10_000;

let ready: EngineStart | null = null;
let holders = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Has an engine start for a flow that may be opened soon: when a link to one is pointed at, or has the focus. By then it has started,
 * and the browser has compiled it, before there is a flow to draw. It goes when nothing is opened within ten seconds.
 *
 * @example
 * <Link to={flowPath(flow.id)} onPointerEnter={prepareTimeline} onFocus={prepareTimeline}>{flow.title}</Link>
 */
export function prepareTimeline(): void {
  ready ??= startEngine().wait('rehearse');
  clearTimeout(leaving);
  leaving = setTimeout(dismiss, INTENT_MS);
}

/**
 * Has an engine start before there is a file to read: a worker takes about as long for that as a server does to tell the address.
 * Returns the function that says it is no longer wanted.
 */
export function holdEngine(): () => void {
  holders += 1;
  ready ??= startEngine().wait('rehearse');
  return () => {
    holders -= 1;
    // What came with the address is drawn next.
    ready?.wait('rest');
    setTimeout(dismiss, HANDOVER_MS);
  };
}

/**
 * The engine that is ready, or else one that starts once the next frame is drawn, and does not rehearse: what takes it has yet to be
 * drawn, and either would take the processor from that. It is the caller's from then on.
 */
export async function takeEngine(): Promise<EngineStart> {
  const taken = ready;
  ready = null;
  return taken?.wait('rest') ?? afterFrame().then(startEngine);
}

function dismiss(): void {
  if (holders > 0) return;
  ready?.cancel();
  ready = null;
}
