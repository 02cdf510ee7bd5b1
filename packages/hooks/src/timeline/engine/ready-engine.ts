import { type EngineStart, startEngine } from './start-engine.js';

/** Whoever asks for an address, and whoever then reads what is there, need not be the same component. */
const HANDOVER_MS = 1_000;

let ready: EngineStart | null = null;
let holders = 0;

/**
 * Has an engine start before there is a file to read: a worker takes about as long for that as a server does to tell the address.
 * Returns the function that says it is no longer wanted.
 */
export function holdEngine(): () => void {
  holders += 1;
  ready ??= startEngine();
  return () => {
    holders -= 1;
    // What came with the address is drawn next.
    if (holders === 0) ready?.rest();
    setTimeout(dismiss, HANDOVER_MS);
  };
}

/** The engine that is ready, or one that starts now. It is the caller's from then on. */
export function takeEngine(): EngineStart {
  const engine = ready ?? startEngine();
  ready = null;
  return engine;
}

function dismiss(): void {
  if (holders > 0) return;
  ready?.cancel();
  ready = null;
}
