import { NO_TAGS } from '@flowlens/core';
import type { Messages } from '@flowlens/core/messages';
import type { TagChoice } from '@flowlens/hooks';

/** Returns whether this is the option for flows without tags. */
export function isNoTags(choice: TagChoice): boolean {
  return choice.tag === null && choice.value === NO_TAGS.title;
}

/** Returns the visible title of a choice. */
export function titleOf(choice: TagChoice, m: Messages['tags']): string {
  return isNoTags(choice) ? m.noTags : choice.title;
}
