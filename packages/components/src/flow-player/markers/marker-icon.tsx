import type { MarkerItem } from '@flowlens/timeline';
import { MessageSquare } from 'lucide';
import { EventIcon } from '../../ui/event-icon/event-icon.js';
import { Icon } from '../../ui/icon/icon.js';

export interface MarkerIconProps {
  kind: MarkerItem['kind'];
  /** Pixels. @default 14 */
  size?: number;
}

/** The icon of a marker's target: an event or a comment. Decorative. */
export function MarkerIcon({ kind, size = 14 }: MarkerIconProps) {
  return kind === 'comment' ? (
    <Icon of={MessageSquare} className="fl-event-icon" data-kind={kind} size={size} />
  ) : (
    <EventIcon kind={kind} size={size} />
  );
}
