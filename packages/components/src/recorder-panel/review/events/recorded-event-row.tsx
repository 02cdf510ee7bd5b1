'use client';

import { formatClock } from '@flowlens/core/format';
import type { RecorderMessages } from '@flowlens/core/messages';
import type { TimelineEntry } from '@flowlens/timeline';
import { EyeOff, Trash2 } from 'lucide';
import { entryStateText } from '../../../flow-timeline/row/entry-state-text.js';
import { entryText } from '../../../flow-timeline/row/entry-text.js';
import { RowState } from '../../../flow-timeline/row/row-state.js';
import { RowSummary } from '../../../flow-timeline/row/row-summary.js';
import { useTimelineTexts } from '../../../flow-timeline/timeline-texts.js';
import { Badge } from '../../../ui/badge/badge.js';
import { EventIcon } from '../../../ui/event-icon/event-icon.js';
import { Icon } from '../../../ui/icon/icon.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';

export interface RecordedEventRowProps {
  m: RecorderMessages;
  entry: TimelineEntry;
  redactedCount: number;
  onRemove: () => void;
}

/** One recorded event, and the button that removes it. */
export function RecordedEventRow({ m, entry, redactedCount, onRemove }: RecordedEventRowProps) {
  const timeline = useTimelineTexts();
  const text = entryText(entry, timeline) || timeline.entryKinds[entry.kind];
  const state = entryStateText(entry, timeline);

  return (
    <li className="fl-recorded-event" data-severity={entry.severity}>
      <span className="fl-recorded-event-time">{formatClock(entry.timeMs)}</span>
      <EventIcon kind={entry.kind} />
      <RowSummary row={entry} />
      {redactedCount > 0 && (
        <Badge tone="accent" className="fl-recorded-event-redacted">
          <Icon of={EyeOff} size={12} />
          <span>{m.redactedCount({ count: redactedCount })}</span>
        </Badge>
      )}
      <RowState row={entry} />
      <IconButton
        className="fl-recorded-event-remove"
        size="small"
        label={m.remove}
        aria-label={m.removeEvent({ name: [text, state].filter(Boolean).join(', ') })}
        icon={<Icon of={Trash2} size={14} />}
        onClick={onRemove}
      />
    </li>
  );
}
