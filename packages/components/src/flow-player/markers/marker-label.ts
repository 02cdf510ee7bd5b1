import { formatClock } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import type { MarkerItem, PlayerMarker } from '@flowlens/timeline';

/** Returns the label of an item, e.g. 'Error at 1:23: message'. */
export function itemLabel({ kind, timeMs, label }: MarkerItem, m: Messages['player']): string {
  const values = { time: formatClock(timeMs), label };
  if (kind === 'recorder_mark') return m.momentMarker(values);
  return kind === 'comment' ? m.commentMarker(values) : m.errorMarker(values);
}

/** Item that represents a marker: a marked moment, else an error, else its first comment. */
export function leadItem({ items }: PlayerMarker): MarkerItem | undefined {
  return items.find(({ kind }) => kind === 'recorder_mark') ?? items.find(({ kind }) => kind !== 'comment') ?? items[0];
}

/** Number of items of the type that determines a marker's colour: errors, comments or marked moments. */
export function leadCount(marker: PlayerMarker): number {
  const lead = leadItem(marker);
  return lead ? marker.items.filter(({ kind }) => sortOf(kind) === sortOf(lead.kind)).length : 0;
}

function sortOf(kind: MarkerItem['kind']): string {
  return kind === 'comment' || kind === 'recorder_mark' ? kind : 'error';
}

/** Returns the label of a marker: its first item, and the number of its other items. */
export function markerLabel(marker: PlayerMarker, m: Messages['player']): string {
  const lead = leadItem(marker);
  const label = lead ? itemLabel(lead, m) : '';
  return marker.items.length > 1 ? m.groupMarker({ first: label, more: marker.items.length - 1 }) : label;
}
