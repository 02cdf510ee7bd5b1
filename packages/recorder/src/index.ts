export type { Gap, GapReason } from './events/gap.js';
export { PROBE_NAMES, type ProbeName } from './probes/probe.js';
export type * from './recorder.js';
