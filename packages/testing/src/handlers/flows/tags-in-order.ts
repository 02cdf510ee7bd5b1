import type { Tag } from '@flowlens/client';

/** Sorts alphabetically, like the server. */
export function tagsInOrder(tags: readonly Tag[]): Tag[] {
  const key = ({ title }: Tag) => title.toLowerCase();
  return tags.toSorted((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)));
}
