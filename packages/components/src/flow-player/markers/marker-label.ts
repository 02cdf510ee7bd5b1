import { formatClock } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import type { MarkerItem, PlayerMarker } from '@flowlens/timeline';

/** Returns the label of an item, e.g. 'Error at 1:23: message'. */
export function itemLabel({ kind, timeMs, label }: MarkerItem, m: Messages['player']): string {
  const values = { time: formatClock(timeMs), label };
  if (kind === 'recorder_mark') return m.momentMarker(values);
  return kind === 'comment' ? m.commentMarker(values) : m.errorMarker(values);
}

/** Types of items, the most important first. */
const TYPES = ['moment', 'error', 'comment'] as const;

function typeOf({ kind }: MarkerItem): (typeof TYPES)[number] {
  if (kind === 'recorder_mark') return 'moment';
  return kind === 'comment' ? 'comment' : 'error';
}

/** Returns the items of a marker, the most important first: marked moments, errors, then comments, each in order of time. */
export function rankedItems({ items }: PlayerMarker): MarkerItem[] {
  return TYPES.flatMap((type) => items.filter((item) => typeOf(item) === type));
}

/** Item that represents a marker. */
export function leadItem(marker: PlayerMarker): MarkerItem | undefined {
  return rankedItems(marker)[0];
}

/** Number of items of the type that determines a marker's colour: errors, comments or marked moments. */
export function leadCount(marker: PlayerMarker): number {
  const lead = leadItem(marker);
  return lead ? marker.items.filter((item) => typeOf(item) === typeOf(lead)).length : 0;
}

/** Returns the label of a marker: its first item, and the number of its other items. */
export function markerLabel(marker: PlayerMarker, m: Messages['player']): string {
  const lead = leadItem(marker);
  const label = lead ? itemLabel(lead, m) : '';
  return marker.items.length > 1 ? m.groupMarker({ first: label, more: marker.items.length - 1 }) : label;
}
