import { recordedLine } from '@flowlens/timeline/brief';
import { recordedBlock } from '../results/tool-result.js';
import { Refusal } from '../results/refusal.js';

const STEP = /\.([^.[\]"]+)|\[(\d{1,9})\]|\["([^"]{1,200})"\]/y;
const DEPTH_MAX = 64;
const KEYS_MAX = 40;

/**
 * Returns the value at a path such as `$.items[0].name` or `$["a b"]`; the `$` may be left out.
 *
 * @throws Refusal that names the available keys
 */
export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const step of stepsOf(path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) throw valueMissing(value);
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

function stepsOf(path: string): string[] {
  const text = path.trim().replace(/^\$/, '');
  const source = text === '' || /^[.[]/.test(text) ? text : `.${text}`;
  const steps: string[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < source.length) {
    const match = STEP.exec(source);
    if (!match || steps.length === DEPTH_MAX)
      throw new Refusal('"path" must be a JSON path of keys and indexes, such as $.items[0].name.');
    steps.push(match[1] ?? match[2] ?? match[3] ?? '');
  }
  return steps;
}

function valueMissing(value: unknown): Refusal {
  if (Array.isArray(value))
    return new Refusal(`There is nothing at this path: the list there has ${value.length} items.`);
  if (typeof value !== 'object' || value === null)
    return new Refusal('There is nothing at this path: it ends before, in a plain value.');
  const keys = Object.keys(value);
  const shown = keys.slice(0, KEYS_MAX).map((key) => recordedLine(key, 60));
  return new Refusal(`There is nothing at this path. The keys there are:\n\n${recordedBlock(shown.join('\n'))}`);
}
