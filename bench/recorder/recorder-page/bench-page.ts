import type { LoadName } from './loads.js';

/** Handle through which the benchmark drives its page. */
export interface BenchPage {
  /** Resolves once the recorder runs as far as the hash asks. */
  ready: Promise<void>;
  run: (load: LoadName) => Promise<void>;
  eventsCount: () => number;
}
