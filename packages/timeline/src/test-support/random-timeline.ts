import { EVENT_TYPES } from '@flowlens/core/recorded';
import { EVENT_SHAPES } from '../format/event-shapes.js';
import { FOREIGN_TYPES } from '../format/foreign-types.js';
import { STORAGE_ACTIONS } from '../format/storage-action.js';
import { writeOddly } from './odd-json.js';
import { pick, type Random, seededRandom } from './seeded-random.js';

/** Longer than the words that the engine stores for searching. */
const LONG_WORD = 'xy'.repeat(260);
/** Texts that are hard to read, to search or to distinguish from the format. */
export const WORDS = [
  ...[
    'api',
    'https://shop.example/Pay?a=1',
    'Straße',
    'ßs',
    'ΟΔΟΣ',
    'οδος ü',
    'İstanbul',
    'line\nbreak',
    '"quoted"',
    '',
    '😀',
    '\\n',
    'GET',
    'a/b.css?c',
    'Failed to load resource: net::ERR_FAILED',
    'Failed to load resource: the server responded with a status of 404 ()',
  ],
  ...['status', '\u001b[31m', '\ud800', '\ufeff', 'a/b', 'K', 'post', 'head', '0', 'é́'],
];
/** Binary payloads, and truncated forms of those and of long texts. */
const PAYLOADS = ['AAE=', '[binary, 5 bytes]', '\n[truncated, 9000 bytes in all]', 'abc\n[truncated, 7 bytes in all]'];
const ODD_VALUES = [
  null,
  true,
  0,
  -0,
  1e21,
  404,
  '404',
  -1.5,
  [],
  {},
  [{ url: 'a' }],
  { url: { x: [1] } },
  'text',
  5e-7,
  '1e999',
];
const ODD_TIMES = ['12', ' 7 ', -4, -0, null, 'soon', [], 1e300, 1e9, 0.5, 3];
const ODD_TIMESTAMPS = [
  ...[
    '2023-11-14T22:13:20.123Z',
    '2023-11-14T23:13:20+01:00',
    '1700000000123',
    1_700_000_000,
    1e300,
    null,
    'yesterday',
  ],
];
const SHAPES = Object.values(EVENT_SHAPES);
const TEXTS = [
  ...new Set(SHAPES.flatMap(({ texts, foreignTexts = [] }) => [...texts, ...foreignTexts.map(([, theirs]) => theirs)])),
];
const STATUSES = [0, 101, 200, 204, 302, 304, 404, 500, '500', 200.5, -1, 70_000];
const RESOURCE_TYPES = ['fetch', 'script', 'Image', 'document', 'other', 'style\u0073heet', 7, null];
const CONTENT_TYPES = ['text/html; charset=utf-8', 'image/png', 'application/json', ['text/css'], 3];
const OPCODES = [1, 2, 2, '2', 9, null, 'x'];
const EVENT_FIELDS = [
  ...new Set(SHAPES.flatMap(({ data, foreignData }) => (foreignData ? [data, foreignData] : [data]))),
];
const TYPES = [...EVENT_TYPES, ...EVENT_TYPES, ...FOREIGN_TYPES.keys()];
const ACTIONS = [...STORAGE_ACTIONS, ...[...FOREIGN_TYPES.values()].flatMap(({ byAction }) => [...byAction.keys()])];

function randomText(random: Random): unknown {
  const roll = random();
  if (roll < 0.06) return pick(random, ODD_VALUES);
  if (roll < 0.065) return LONG_WORD;
  return roll < 0.8 ? pick(random, WORDS) : pick(random, WORDS) + pick(random, WORDS);
}

function randomData(random: Random): unknown {
  if (random() < 0.05) return pick(random, ODD_VALUES);
  const data: Record<string, unknown> = {};
  for (const name of TEXTS) if (random() < 0.25) data[name] = randomText(random);
  if (random() < 0.1) data['disposition'] = 'report';
  if (random() < 0.8) data['status'] = random() < 0.1 ? randomText(random) : pick(random, STATUSES);
  if (random() < 0.4) data['payloadLength'] = random() < 0.3 ? randomText(random) : Math.floor(random() * 500) / 4;
  if (random() < 0.3) data[pick(random, ['frame_id', 'lineno', 'duration_ms'])] = randomText(random);
  if (random() < 0.3) data['payloadData'] = pick(random, PAYLOADS);
  if (random() < 0.4) data['opcode'] = pick(random, OPCODES);
  if (random() < 0.4) data['resource_type'] = pick(random, RESOURCE_TYPES);
  if (random() < 0.3)
    data['headers'] = {
      'content-type': pick(random, CONTENT_TYPES),
      'content-length': randomText(random),
      url: 'x',
      Accept: randomText(random),
    };
  return data;
}

/** Creates the data object of a type under the name of one recorder or the other, and sometimes another object. */
function randomFields(random: Random, type: unknown): Record<string, unknown> {
  const action = random() < 0.2 ? randomText(random) : pick(random, ACTIONS);
  const known = EVENT_TYPES.find((name) => name === resolved(type, action));
  const shape = known && EVENT_SHAPES[known];
  const fields: Record<string, unknown> = {};
  if (random() < 0.9) fields[(random() < 0.3 && shape?.foreignData) || (shape?.data ?? 'beats')] = randomData(random);
  if (random() < 0.1) fields[pick(random, EVENT_FIELDS)] = randomData(random);
  if (FOREIGN_TYPES.has(String(type)) || random() < 0.4) fields['action_type'] = action;
  if (random() < 0.1) fields['latency_ms'] = randomText(random);
  if (random() < 0.3) fields['final_value'] = randomText(random);
  if (random() < 0.5) fields['page_url'] = randomText(random);
  return fields;
}

function resolved(type: unknown, action: unknown): unknown {
  const foreign = FOREIGN_TYPES.get(String(type));
  return foreign ? (foreign.byAction.get(String(action)) ?? foreign.otherwise) : type;
}

export const FORMAT_KEYS = new Set([...TEXTS, ...SHAPES.flatMap(({ numbers }) => numbers), 'headers']);

const TIME_STYLES = ['in order', 'in order', 'mixed', 'timestamps', 'shuffled'] as const;

function randomTimes(random: Random, style: (typeof TIME_STYLES)[number], timeMs: number): object {
  const timestamp = random() < 0.1 ? pick(random, ODD_TIMESTAMPS) : 1_700_000_000_000 + timeMs;
  switch (style) {
    case 'in order':
      return { relative_time_ms: timeMs, timestamp };
    case 'timestamps':
      return { timestamp };
    case 'shuffled':
      return { relative_time_ms: Math.floor(random() * 9), timestamp };
    case 'mixed':
      return {
        ...(random() < 0.6 && { relative_time_ms: random() < 0.3 ? pick(random, ODD_TIMES) : timeMs }),
        ...(random() < 0.6 && { timestamp }),
      };
  }
}

function randomEvents(random: Random, count: number): unknown[] {
  const style = pick(random, TIME_STYLES);
  let timeMs = 0;
  return Array.from({ length: count }, () => {
    timeMs += Math.floor(random() * 3);
    const type: unknown =
      random() < 0.08 ? pick(random, ['heartbeat', 7, null, undefined, 'ΣΑΣ']) : pick(random, TYPES);
    const correlation = random() < 0.1 ? randomText(random) : pick(random, ['a', 'b', 'ß', undefined]);
    const fields = {
      type,
      ...randomTimes(random, style, timeMs),
      correlation_id: correlation,
      ...randomFields(random, type),
    };
    return random() < 0.005 ? pick(random, ODD_VALUES) : shuffled(random, fields);
  });
}

function shuffled(random: Random, fields: object): object {
  if (random() < 0.7) return fields;
  return Object.fromEntries(Object.entries(fields).sort(() => random() - 0.5));
}

/**
 * Creates the text of a timeline file: all kinds of events, unusual values in unusual places, in either form. Deterministic
 * for a seed.
 */
export function randomFile(seed: number, eventCount: number, keysTwice = 0.04): string {
  const random = seededRandom(seed);
  const timeline = randomEvents(random, eventCount);
  const metadata =
    random() < 0.2 ? pick(random, ODD_VALUES) : { browser: randomText(random), screenWidth: randomText(random) };
  const more = { version: 2, nested: { timeline: [{ type: 'no event' }], metadata: 1 }, timeline, last: [[]] };
  const file = pick<unknown>(random, [timeline, timeline, { timeline, metadata }, { metadata, timeline }, more]);
  return (random() < 0.1 ? '\ufeff' : '') + writeOddly(file, random, keysTwice);
}
