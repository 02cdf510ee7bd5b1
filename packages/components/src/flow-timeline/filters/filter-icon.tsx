import type { FilterKind } from '@flowlens/core/recorded';
import { FileText, Images } from 'lucide';
import { EventIcon } from '../../ui/event-icon/event-icon.js';
import { Icon } from '../../ui/icon/icon.js';

/** Icon of the kind that a filter shows, in the hue of its rows. */
export function FilterIcon({ kind, size = 13 }: { kind: FilterKind; size?: number }) {
  if (kind === 'document' || kind === 'asset') {
    return (
      <Icon of={kind === 'document' ? FileText : Images} className="fl-event-icon" data-kind="network" size={size} />
    );
  }
  return <EventIcon kind={kind === 'fetch' ? 'network' : kind} size={size} />;
}
