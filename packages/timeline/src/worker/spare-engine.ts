import { type EngineStart, startEngine } from './start-engine.js';

/** Time after the release of an engine in which a component must take it. */
const HANDOVER_MS = 1_000;
/** Time after hovering a link in which its flow must be opened. */
const INTENT_MS = 10_000;

let spare: EngineStart | null = null;
let holders = 0;
let dismissal: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts an engine for a flow that may be opened soon: when a link to it is hovered or focused. The engine stops if no flow
 * is opened within ten seconds.
 *
 * @example
 * <a href={flowPath(flow.id)} onPointerEnter={prepareTimeline} onFocus={prepareTimeline}>{flow.title}</a>
 */
export function prepareTimeline(): void {
  spare ??= startEngine();
  dismissAfter(INTENT_MS);
}

/**
 * Starts an engine before its file is known, because a worker takes about as long to start as a server to send the address.
 * Returns the function that releases it.
 */
export function holdEngine(): () => void {
  holders += 1;
  spare ??= startEngine();
  return () => {
    holders -= 1;
    dismissAfter(HANDOVER_MS);
  };
}

/** Returns the spare engine, else a new one. The caller then owns it. */
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
