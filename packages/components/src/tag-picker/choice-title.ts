import { type Messages, NO_TAGS } from '@flowlens/core';
import type { TagChoice } from '@flowlens/hooks';

/** Whether it is the option that finds flows without tags. */
export function isNoTags(choice: TagChoice): boolean {
  return choice.tag === null && choice.value === NO_TAGS.title;
}

/** What people read for a choice. */
export function titleOf(choice: TagChoice, m: Messages['tags']): string {
  return isNoTags(choice) ? m.noTags : choice.title;
}
