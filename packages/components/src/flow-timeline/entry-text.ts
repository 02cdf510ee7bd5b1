import {
  DOM_ACTION_TYPES,
  type DomActionEntry,
  domTargetSummary,
  entrySummary,
  type TimelineEntry,
  truncate,
} from '@flowlens/core';
import type { TimelineMessages } from './timeline-texts.js';

const VALUE_MAX_CHARS = 60;

/** What an entry is about, as a person reads it: actions as sentences, all else as recorded. Empty when nothing is known. */
export function entryText(entry: TimelineEntry, m: TimelineMessages): string {
  return (entry.kind === 'dom_action' && actionText(entry, m)) || entrySummary(entry);
}

function actionText({ action, event }: DomActionEntry, m: TimelineMessages): string {
  const known = DOM_ACTION_TYPES.find((type) => type === action);
  const target = event.target ? domTargetSummary(event.target) : '';
  return known && target ? m.actions[known]({ target, value: truncate(event.final_value ?? '', VALUE_MAX_CHARS) }) : '';
}
