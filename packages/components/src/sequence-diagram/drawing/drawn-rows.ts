import type { SequenceMessage } from '@flowlens/timeline/export';

/** Returns the messages with a row of their own: a response is part of the row of its request. */
export function drawnRows(messages: readonly SequenceMessage[]): SequenceMessage[] {
  const requests = new Set(messages.filter(({ kind }) => kind === 'request').map(({ entryId }) => entryId));
  return messages.filter(({ kind, entryId }) => kind !== 'response' || !requests.has(entryId));
}
