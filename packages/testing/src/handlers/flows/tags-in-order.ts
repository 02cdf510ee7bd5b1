import type { Tag } from '@flowlens/client';

/** In the order of the alphabet, as the server gives them. */
export function tagsInOrder(tags: readonly Tag[]): Tag[] {
  const key = ({ title }: Tag) => title.toLowerCase();
  return tags.toSorted((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)));
}
