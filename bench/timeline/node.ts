// Prints the costs of reading, keeping and searching a timeline with the engine, next to `JSON.parse` and a merge of
// the whole file in the same run.
import { createTimelineEngine, type SearchScope, type TimelineEngine } from '@flowlens/timeline';
import { mergeEvents } from '../../packages/timeline/src/test-support/oracle/merge-events.js';
import { parseTimeline } from '../../packages/timeline/src/test-support/oracle/parse-timeline.js';
import { median } from '../median.js';
import { generateTimelineFile } from './generate-timeline-file.js';
import { heldBytes, timed } from './rounds.js';

const EVENT_COUNTS = [1_000, 10_000, 100_000, 500_000];
const ROUNDS = 5;
const EVENTS_PER_ROUND = 20_000;
/** `JSON.parse` needs the file as one string, and strings are limited to 512 MB. */
const PLAIN_MAX_BYTES = 500e6;
const FIRST_ROWS = 50;
/** Search texts, none of which narrows another: each search starts from scratch. */
const ROW_TEXTS = ['zebras', 'orders/5', 'shipping', 'pay now'];
const ALL_TEXTS = ['zebras', 'orders/5', '0000-77', 'x-request-id: 7', 'straße y'];

interface Reach {
  name: string;
  value: number;
  limit: number;
}

function readPlainly(chunks: readonly Uint8Array[]) {
  const decoder = new TextDecoder();
  const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('');
  return mergeEvents(parseTimeline(text));
}

function readWithEngine(chunks: readonly Uint8Array[]): TimelineEngine {
  const engine = createTimelineEngine();
  for (const chunk of chunks) engine.push(chunk);
  engine.end();
  return engine;
}

/** Reads chunks until the first rows are available, and returns their number. */
function readFirstRows(chunks: readonly Uint8Array[]): number {
  const engine = createTimelineEngine();
  for (const [index, chunk] of chunks.entries()) {
    engine.push(chunk);
    if (engine.length >= FIRST_ROWS && engine.rows(engine.all, 0, FIRST_ROWS).length === FIRST_ROWS) return index + 1;
  }
  return chunks.length;
}

function search(engine: TimelineEngine, text: string, scope: SearchScope): number {
  const run = engine.search({ kinds: null, severities: null, search: text }, scope);
  while (!run.step(5_000));
  return run.selection.length;
}

/** Decodes bytes to a lower-case text, one letter per byte. */
function byteText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1').toLowerCase();
}

/** The file as one text, in which `indexOf` is the fastest possible search, for twice the memory. */
function oneText(chunks: readonly Uint8Array[]): string {
  return Buffer.from(chunks.map(byteText).join(''), 'latin1').toString('latin1');
}

/** Milliseconds per text: search in the rows, in everything, and `indexOf` over the whole file, the last two interleaved. */
function measureSearches(engine: TimelineEngine, file: string | null) {
  const perText = (texts: readonly string[], run: (text: string) => number) =>
    timed(() => texts.map(run)).ms / texts.length;
  // The file does not contain them, so each search runs to the end.
  const missing = ALL_TEXTS.map((text) => byteText(Buffer.from(text.replace(/[/-]/, '$&$&'))));
  const rows: number[] = [];
  const everything: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rows.push(perText([ROW_TEXTS, ROW_TEXTS, ROW_TEXTS].flat(), (text) => search(engine, text, 'rows')));
    everything.push(perText(ALL_TEXTS, (text) => search(engine, text, 'everything')));
    if (file !== null) plain.push(perText(missing, (text) => file.indexOf(text)));
  }
  return { rowsMs: median(rows), allMs: median(everything), plainSearchMs: median(plain) };
}

/** Keeps one result of each kind: without any, garbage collection would discard the compiled code with its object shapes. */
const inUse: unknown[] = [];

function measure(count: number): Reach[] {
  const chunks = generateTimelineFile(count);
  if (inUse.length === 0) inUse.push(readPlainly(chunks), readWithEngine(chunks));
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const canReadPlainly = bytes < PLAIN_MAX_BYTES;
  const calls = Math.max(1, Math.round(EVENTS_PER_ROUND / count));
  const repeat = (run: () => unknown) => timed(() => Array.from({ length: calls }, run).length).ms / calls;
  const plain: number[] = [];
  const ours: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < (count > 100_000 ? 2 : ROUNDS); round += 1) {
    if (canReadPlainly) plain.push(repeat(() => readPlainly(chunks)));
    ours.push(repeat(() => readWithEngine(chunks)));
    first.push(timed(() => readFirstRows(chunks)).ms);
  }
  let engine: TimelineEngine | undefined;
  // Includes the chunks, which already exist before the measurement.
  const held = (heldBytes(() => (engine = readWithEngine(chunks))) + bytes) / bytes;
  const plainHeld = canReadPlainly ? heldBytes(() => readPlainly(chunks)) / bytes : NaN;
  const { rowsMs, allMs, plainSearchMs } = measureSearches(engine!, canReadPlainly ? oneText(chunks) : null);
  const ratio = median(ours) / median(plain);
  const cells = [
    count.toLocaleString('en-US'),
    (bytes / 1e6).toFixed(1),
    median(first).toFixed(1),
    median(ours).toFixed(1),
    canReadPlainly ? median(plain).toFixed(1) : 'cannot',
    canReadPlainly ? ratio.toFixed(2) : '',
    held.toFixed(2),
    canReadPlainly ? plainHeld.toFixed(2) : '',
    rowsMs.toFixed(1),
    allMs.toFixed(1),
    canReadPlainly ? plainSearchMs.toFixed(1) : '',
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return reaches({ count, ratio, held, firstMs: median(first), rowsMs, allMs, oursMs: median(ours), plainSearchMs });
}

function reaches(
  found: Record<'count' | 'ratio' | 'held' | 'firstMs' | 'rowsMs' | 'allMs' | 'oursMs' | 'plainSearchMs', number>,
): Reach[] {
  const events = `${found.count.toLocaleString('en-US')} events`;
  const firstRows = { name: `${events}: first ${FIRST_ROWS} rows, ms`, value: found.firstMs, limit: 100 };
  if (found.count === 1_000)
    return [{ name: `${events}: complete, beside the plain way`, value: found.ratio, limit: 2 }];
  if (found.count === 500_000) return [firstRows];
  if (found.count !== 100_000) return [];
  return [
    firstRows,
    { name: `${events}: complete, beside the plain way`, value: found.ratio, limit: 0.75 },
    { name: `${events}: memory held, beside the file`, value: found.held, limit: 1.1 },
    { name: `${events}: search of rows per key, ms`, value: found.rowsMs, limit: 10 },
    { name: `${events}: search of everything per key, ms`, value: found.allMs, limit: 60 },
    {
      name: `${events}: search of everything, beside one indexOf`,
      value: found.allMs / found.plainSearchMs,
      limit: 1.28,
    },
    { name: `${events}: search of everything, beside the scan`, value: found.allMs / found.oursMs, limit: 0.5 },
  ];
}

console.log(
  'The plain way is decoding, JSON.parse, checks and merge of the whole file. Medians of processor time; of searches the mean of several',
);
console.log('texts that do not narrow each other. Held is the memory that stays in use, relative to the file.\n');
console.log(
  '| events | MB | first rows ms | complete ms | plain ms | ratio | held | plain held | search rows ms | search all ms | one indexOf ms |',
);
console.log(`|${'--:|'.repeat(11)}`);
const all = EVENT_COUNTS.flatMap(measure);
console.log('');
for (const { name, value, limit } of all) {
  console.log(`${value <= limit ? 'reached' : 'MISSED '} ${name}: ${value.toFixed(2)} (at most ${limit})`);
}
