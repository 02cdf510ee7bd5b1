import { formatClock, type MarkerItem, type Messages, type PlayerMarker } from '@flowlens/core';

/** What a marker's item is called, e.g. 'Error at 1:23: message'. */
export function itemLabel({ kind, timeMs, label }: MarkerItem, m: Messages['player']): string {
  const values = { time: formatClock(timeMs), label };
  if (kind === 'recorder_mark') return m.momentMarker(values);
  return kind === 'comment' ? m.commentMarker(values) : m.errorMarker(values);
}

/** Item that names a mark: a moment that the person marked, else an error, else its first comment. */
export function leadItem({ items }: PlayerMarker): MarkerItem | undefined {
  return items.find(({ kind }) => kind === 'recorder_mark') ?? items.find(({ kind }) => kind !== 'comment') ?? items[0];
}

/** What a mark on the bar is called: what it stands for first, and how many more share the place. */
export function markerLabel(marker: PlayerMarker, m: Messages['player']): string {
  const lead = leadItem(marker);
  const label = lead ? itemLabel(lead, m) : '';
  return marker.items.length > 1 ? m.groupMarker({ first: label, more: marker.items.length - 1 }) : label;
}
