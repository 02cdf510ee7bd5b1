import { randomUUID } from 'node:crypto';

/** Returns a text with a random end, which distinguishes it from those of other journeys on the same server. */
export function uniqueText(text: string): string {
  return `${text} ${randomUUID().slice(0, 8)}`;
}
