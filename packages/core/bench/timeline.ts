// Prints what parsing and merging a timeline cost, as ratios to `JSON.parse` of the same file in the same run.
import { buildTimelineEntries, parseTimeline } from '../src/index.js';
import { generateTimeline } from './generate-timeline.js';

const EVENT_COUNTS = [1_000, 3_000, 10_000, 30_000, 100_000];
const EVENTS_PER_SAMPLE = 50_000;
const MIN_RUNS = 7;
const MIN_TOTAL_MS = 1_500;

interface Row {
  jsonMs: number;
  parseRatio: number;
  mergeRatio: number;
}

/**
 * Milliseconds of processor time per call, of the main thread only, so that other work on the machine hardly changes the ratios. The clock is
 * coarse, so short work is repeated.
 */
function timed(calls: number, run: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let call = 0; call < calls; call += 1) {
    if (run() === undefined) throw new Error('The measured work gave no result.');
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / calls;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Garbage of the step before must not be counted in the next. */
function collectGarbage(): void {
  globalThis.gc?.();
}

function measure(text: string, calls: number): Row {
  const json: number[] = [];
  const parse: number[] = [];
  const merge: number[] = [];
  const startedAt = performance.now();
  while (json.length < MIN_RUNS || performance.now() - startedAt < MIN_TOTAL_MS) {
    collectGarbage();
    json.push(timed(calls, () => JSON.parse(text) as unknown));
    collectGarbage();
    let timeline: ReturnType<typeof parseTimeline> | undefined;
    parse.push(timed(calls, () => (timeline = parseTimeline(text))));
    // Follows at once, as it does in use.
    merge.push(timed(calls, () => timeline && buildTimelineEntries(timeline)));
  }
  const jsonMs = median(json);
  return { jsonMs, parseRatio: median(parse) / jsonMs, mergeRatio: median(merge) / jsonMs };
}

console.log(
  'Our parse is JSON.parse with checks; merge makes the rows. Ratios to JSON.parse, medians of processor time.\n',
);
console.log('| events | MB | JSON.parse ms | our parse | merge | both |');
console.log('|--:|--:|--:|--:|--:|--:|');
for (const count of EVENT_COUNTS) {
  const text = generateTimeline(count);
  const { jsonMs, parseRatio, mergeRatio } = measure(text, Math.ceil(EVENTS_PER_SAMPLE / count));
  const megabytes = Buffer.byteLength(text) / 1e6;
  const cells = [
    count.toLocaleString('en-US'),
    megabytes.toFixed(1),
    jsonMs.toFixed(1),
    parseRatio.toFixed(2),
    mergeRatio.toFixed(2),
    (parseRatio + mergeRatio).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
console.log('\nReach: our parse <= 1.15, merge <= 0.15.');
