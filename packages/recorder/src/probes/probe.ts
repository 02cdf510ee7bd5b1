import type { Emit } from '../events/recorded-event.js';
import type { Patches } from './patches.js';
import type { Primordials } from './primordials.js';

/** Names of the probes; each can be disabled (`createRecorder({ probes })`). */
export const PROBE_NAMES = [
  'fetch',
  'xhr',
  'beacon',
  'eventSource',
  'webSocket',
  'storage',
  'console',
  'errors',
  'navigation',
  'actions',
] as const;

export type ProbeName = (typeof PROBE_NAMES)[number];

/** Probes to disable, by name; `false` for all. */
export type WantedProbes = Partial<Record<ProbeName, boolean>> | false;

/** Returns the enabled probes, in order. */
export function wantedProbes(wanted: WantedProbes = {}): ProbeName[] {
  return PROBE_NAMES.filter((name) => wanted !== false && wanted[name] !== false);
}

/** Parts of the recorder that probes need. */
export interface ProbeContext {
  window: Window & typeof globalThis;
  /** Built-ins as they were before page scripts could replace them. */
  primordials: Primordials;
  emit: Emit;
  /** Epoch milliseconds, with fractions. */
  now: () => number;
  /** Returns a correlation id that is unique in this document. */
  nextId: () => string;
  /** Returns true for requests of the recorder itself and of the FlowLens server, which are never recorded. */
  isOwnRequest: (url: string) => boolean;
  /** Replaces built-ins for the probe; they are restored when it ends or fails. */
  patches: Patches;
  /** Runs code of the probe. An error in it disables the probe and does not reach the page. */
  attempt: <Result>(run: () => Result) => Result | undefined;
  /** Registers a function that runs after each event of any probe. */
  onEvent: (run: () => void) => void;
  /**
   * Registers a function that emits unfinished events. It runs before a recording is read and when the page is left.
   */
  onFlush: (run: () => void) => void;
}

/**
 * Starts to observe one source of events.
 *
 * @returns a function that restores every global the probe replaced. A global that other code has wrapped since then
 * stays, and passes calls through.
 */
export type Probe = (context: ProbeContext) => () => void;
