import type { TimelineRow } from '@flowlens/timeline';
import { ChevronRight } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { EventIcon } from '../../ui/event-icon/event-icon.js';
import { RowState } from './row-state.js';
import { RowSummary } from './row-summary.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { useRowPress } from './use-row-press.js';

export interface RowLineProps {
  row: TimelineRow;
  /** Time in the chosen format. */
  time: string;
  expanded: boolean;
  tabIndex: number;
  onPress: () => void;
  onPick: () => void;
  onToggle: () => void;
}

/** One event in one line: time, kind, summary and result. */
export function RowLine({ row, time, expanded, tabIndex, onPress, onPick, onToggle }: RowLineProps) {
  const m = useTimelineTexts();
  const press = useRowPress(onPress);
  return (
    <div className="fl-timeline-row-line" {...press}>
      <button
        type="button"
        className="fl-timeline-time"
        tabIndex={tabIndex}
        aria-label={m.seekTo({ time })}
        onClick={onPick}
      >
        {time}
      </button>
      <EventIcon kind={row.kind} />
      <RowSummary row={row} />
      <RowState row={row} />
      <button
        type="button"
        className="fl-timeline-expander"
        tabIndex={tabIndex}
        aria-expanded={expanded}
        aria-label={expanded ? m.hideDetails : m.showDetails}
        onClick={onToggle}
      >
        <Icon of={ChevronRight} size={14} />
      </button>
    </div>
  );
}
