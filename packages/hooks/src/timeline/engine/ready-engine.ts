import { afterFrame } from '../after-frame.js';
import { type EngineStart, startEngine } from './start-engine.js';

/** The component that requests the address may differ from the one that reads the file. */
const HANDOVER_MS = 1_000;
/** From pointing at a link to what it leads to. Who points at many starts one worker, and again only after a while. */
const INTENT_MS = 10_000;

let ready: EngineStart | null = null;
let holders = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts an engine for a flow that may be opened soon: when a link to it is pointed at or focused. The engine is then
 * compiled before there is a flow to render. It stops if nothing is opened within ten seconds.
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
 * Starts an engine before there is a file to read, because a worker takes about as long to start as a server to send
 * the address. Returns the function that releases it.
 */
export function holdEngine(): () => void {
  holders += 1;
  ready ??= startEngine().wait('rehearse');
  return () => {
    holders -= 1;
    // The flow that came with the address is rendered next.
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
