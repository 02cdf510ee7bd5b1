import { REFUSALS, type Refusals } from './sentences.js';

/** Name of a sentence with which the server refuses a call. */
export type RefusalName = keyof Refusals;

/** Names of the numbers in a sentence; `never` for a sentence without numbers. */
type ValueNames<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;

type Values<Name extends RefusalName> = [ValueNames<Refusals[Name]>] extends [never]
  ? []
  : [values: Record<ValueNames<Refusals[Name]>, number>];

/**
 * Returns a sentence with its numbers filled in.
 *
 * @example
 * refusal('projectFull', { members: 5, max: 5 }) // 'This project is full (5/5 members).'
 */
export function refusal<Name extends RefusalName>(name: Name, ...[values]: Values<Name>): string {
  return fill(REFUSALS[name], values ?? {});
}

/** Translates a detail of the server with `texts`. Unknown details stay as they are. */
export function translateRefusal(detail: string, texts: Record<RefusalName, string>): string {
  for (const name of Object.keys(REFUSALS) as RefusalName[]) {
    const found = patternOf(REFUSALS[name]).exec(detail);
    if (found) return fill(texts[name], found.groups ?? {});
  }
  return detail;
}

function fill(sentence: string, values: Record<string, unknown>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Matches a sentence with any numbers. */
function patternOf(sentence: string): RegExp {
  const escaped = sentence.replace(/[.()/]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>\\d+)')}$`);
}
