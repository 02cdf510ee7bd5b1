import { formatDuration } from '@flowlens/core/format';
import { truncate } from '@flowlens/core/player';
import { DOM_ACTION_TYPES } from '@flowlens/core/recorded';
import { withoutDirectionControls } from '@flowlens/core/validation';
import { type DomActionRow, entrySummary, type RecorderGapRow, type TimelineRow } from '@flowlens/timeline';
import type { TimelineMessages } from '../timeline-texts.js';

const VALUE_MAX_CHARS = 60;

/**
 * Returns the text of an entry: user actions as sentences, most others as recorded, without direction controls. Empty
 * if nothing is known.
 */
export function entryText(row: TimelineRow, m: TimelineMessages): string {
  return withoutDirectionControls(textOf(row, m));
}

function textOf(row: TimelineRow, m: TimelineMessages): string {
  switch (row.kind) {
    case 'dom_action':
      return actionText(row, m) || entrySummary(row);
    case 'local_storage':
    case 'session_storage':
      return row.action === 'clear' ? m.storageCleared : row.key;
    case 'recorder_gap':
      return gapText(row, m);
    default:
      return entrySummary(row);
  }
}

/** Returns the text of an entry for its accessible name: like `entryText`, but with the whole URL. */
export function entryName(row: TimelineRow, m: TimelineMessages): string {
  if (row.kind === 'network') return `${row.method} ${row.url}`.trim();
  return row.kind === 'resource_error' ? `${row.element} ${row.url}`.trim() : entryText(row, m);
}

function gapText({ durationMs }: RecorderGapRow, m: TimelineMessages): string {
  return m.gap({ length: durationMs === null || durationMs < 1_000 ? '' : formatDuration(durationMs) });
}

function actionText({ action, target, finalValue }: DomActionRow, m: TimelineMessages): string {
  const known = DOM_ACTION_TYPES.find((type) => type === action);
  return known && target ? m.actions[known]({ target, value: truncate(finalValue ?? '', VALUE_MAX_CHARS) }) : '';
}
