import type { LoadName } from './loads.js';

/** Handle through which the benchmark drives its page. */
export interface BenchPage {
  /** Resolves once the recorder has the state in the hash. */
  ready: Promise<void>;
  run: (load: LoadName) => Promise<void>;
  eventsCount: () => number;
}
