import { DOM_ACTION_TYPES, type DomActionRow, entrySummary, type TimelineRow, truncate } from '@flowlens/core';
import type { TimelineMessages } from './timeline-texts.js';

const VALUE_MAX_CHARS = 60;

/** What an entry is about, as a person reads it: actions as sentences, all else as recorded. Empty when nothing is known. */
export function entryText(row: TimelineRow, m: TimelineMessages): string {
  return (row.kind === 'dom_action' && actionText(row, m)) || entrySummary(row);
}

function actionText({ action, target, finalValue }: DomActionRow, m: TimelineMessages): string {
  const known = DOM_ACTION_TYPES.find((type) => type === action);
  return known && target ? m.actions[known]({ target, value: truncate(finalValue ?? '', VALUE_MAX_CHARS) }) : '';
}
