import { expectArray } from './expect-array.js';

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** Builds a page from the response of an operation. */
export function toPage<Item>(
  operation: string,
  { data, response }: { data: Item[] | undefined; response: Response },
): Page<Item> {
  return { items: expectArray(operation, data), next: nextCursor(response.headers.get('Link')) };
}

/** Reads the cursor of the next page from a `Link` header (RFC 8288). */
export function nextCursor(link: string | null): string | null {
  for (const [, target = '', parameters = ''] of (link ?? '').matchAll(/<([^>]*)>([^,]*)/g)) {
    if (!/;\s*rel="?([^";]*\s)?next[\s";]?/i.test(parameters)) continue;
    // Only the query is read, so the base of a relative target does not matter.
    const cursor = new URLSearchParams(/\?([^#]*)/.exec(target)?.[1]).get('cursor');
    if (cursor) return cursor;
  }
  return null;
}
