// Prints what parsing and merging a timeline cost, as ratios to `JSON.parse` of the same file in the same run.
import { buildTimelineEntries, parseTimeline } from '../src/index.js';
import { generateTimeline } from './generate-timeline.js';

const EVENT_COUNTS = [1_000, 3_000, 10_000, 30_000, 100_000];
const MIN_RUNS = 7;
const MIN_TOTAL_MS = 1_500;

interface Row {
  jsonMs: number;
  parseRatio: number;
  mergeRatio: number;
}

function timed(run: () => unknown): number {
  const start = performance.now();
  const result = run();
  const elapsed = performance.now() - start;
  if (result === undefined) throw new Error('The measured work gave no result.');
  return elapsed;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Garbage of the step before must not be counted in the next. */
function collectGarbage(): void {
  globalThis.gc?.();
}

function measure(text: string): Row {
  const json: number[] = [];
  const parse: number[] = [];
  const merge: number[] = [];
  const startedAt = performance.now();
  while (json.length < MIN_RUNS || performance.now() - startedAt < MIN_TOTAL_MS) {
    collectGarbage();
    json.push(timed(() => JSON.parse(text) as unknown));
    collectGarbage();
    let timeline: ReturnType<typeof parseTimeline> | undefined;
    parse.push(timed(() => (timeline = parseTimeline(text))));
    collectGarbage();
    merge.push(timed(() => timeline && buildTimelineEntries(timeline)));
  }
  const jsonMs = median(json);
  return { jsonMs, parseRatio: median(parse) / jsonMs, mergeRatio: median(merge) / jsonMs };
}

console.log('Our parse is JSON.parse with checks; merge makes the rows. Ratios to JSON.parse, medians.\n');
console.log('| events | MB | JSON.parse ms | our parse | merge | both |');
console.log('|--:|--:|--:|--:|--:|--:|');
for (const count of EVENT_COUNTS) {
  const text = generateTimeline(count);
  const { jsonMs, parseRatio, mergeRatio } = measure(text);
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
