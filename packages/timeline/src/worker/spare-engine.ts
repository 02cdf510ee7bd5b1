import { type EngineStart, startEngine } from './start-engine.js';

/** Time from the release of an engine until a component must have taken it. */
const HANDOVER_MS = 1_000;
/** Time from pointing at a link until its flow must have been opened. */
const INTENT_MS = 10_000;

let spare: EngineStart | null = null;
let holders = 0;
let dismissal: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts an engine for a flow that may be opened soon: when a link to it is pointed at or focused. The engine stops if no flow is
 * opened within ten seconds.
 *
 * @example
 * <Link to={flowPath(flow.id)} onPointerEnter={prepareTimeline} onFocus={prepareTimeline}>{flow.title}</Link>
 */
export function prepareTimeline(): void {
  spare ??= startEngine();
  dismissAfter(INTENT_MS);
}

/**
 * Starts an engine before there is a file to read: a worker takes about as long to start as a server to send the address. Returns the
 * function that releases it.
 */
export function holdEngine(): () => void {
  holders += 1;
  spare ??= startEngine();
  return () => {
    holders -= 1;
    dismissAfter(HANDOVER_MS);
  };
}

/** Returns the spare engine, else a new one. The caller owns it from then on. */
export function takeEngine(): EngineStart {
  const taken = spare ?? startEngine();
  spare = null;
  return taken;
}

function dismissAfter(delayMs: number): void {
  clearTimeout(dismissal);
  dismissal = setTimeout(() => {
    if (holders > 0) return;
    spare?.cancel();
    spare = null;
  }, delayMs);
}
