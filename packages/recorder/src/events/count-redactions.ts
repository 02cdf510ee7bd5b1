import { MASKED_VALUE, REDACTED } from '@flowlens/core/redaction';
import type { RedactedPart } from '../recorder.js';

export type RedactionCounts = Partial<Record<RedactedPart, number>>;

const PARTS: [RegExp, RedactedPart][] = [
  [/^(?:url|page_url|filename)$/, 'addresses'],
  [/^headers$/, 'headers'],
  [/^(?:body|payloadData|data)$/, 'bodies'],
  [/^(?:message|stack|reason|note|error)$/, 'messages'],
  [/^(?:local|session)_storage_data$/, 'storage'],
  [/^(?:final_value|target)$/, 'fields'],
];
const KEY_COUNT = /^\[\d+ keys?\]$/;

/** Number of values redacted in an event, by part. */
export function countRedactions(before: object, after: object): RedactionCounts {
  const counts: RedactionCounts = {};
  count(before, after, 'other', counts);
  // Fields are masked before their events reach the sink.
  const { final_value: value } = after as { final_value?: unknown };
  const { final_value: given } = before as { final_value?: unknown };
  if (value === given && typeof value === 'string' && (value === MASKED_VALUE || KEY_COUNT.test(value)))
    add('fields', 1, counts);
  return counts;
}

/** Adds counts to other counts. */
export function addCounts(counts: RedactionCounts, added: RedactionCounts): void {
  for (const [part, number] of Object.entries(added)) add(part as RedactedPart, number, counts);
}

function count(before: unknown, after: unknown, part: RedactedPart, counts: RedactionCounts): void {
  if (before === after) return;
  if (typeof after === 'string') {
    const added = placeholdersIn(after) - (typeof before === 'string' ? placeholdersIn(before) : 0);
    if (added > 0) add(part, added, counts);
    return;
  }
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null) return;
  for (const key of Object.keys(after)) {
    const inner = PARTS.find(([name]) => name.test(key))?.[1];
    // A storage entry counts as one, whatever its field names.
    const innerPart = part === 'storage' ? part : (inner ?? part);
    count((before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key], innerPart, counts);
  }
}

function placeholdersIn(text: string): number {
  return text.split(REDACTED).length - 1 + (text.split(MASKED_VALUE).length - 1);
}

function add(part: RedactedPart, added: number, counts: RedactionCounts): void {
  counts[part] = (counts[part] ?? 0) + added;
}
