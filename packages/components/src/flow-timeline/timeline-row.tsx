'use client';

import type { TimelineEntry } from '@flowlens/core';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { EntryDetails } from './details/entry-details.js';
import { entryStateText } from './entry-state-text.js';
import { entryText } from './entry-text.js';
import { EventIcon } from '../ui/icons/event-icon.js';
import { formatOffset } from './format-offset.js';
import { RowState } from './row-state.js';
import { RowSummary } from './row-summary.js';
import { useTimelineTexts } from './timeline-texts.js';

/** What a row asks of its list. The object keeps its identity, so that rows stay memoised. */
export interface TimelineRowActions {
  pick: (entry: TimelineEntry) => void;
  toggle: (entry: TimelineEntry, index: number) => void;
  focused: (index: number) => void;
  /** Tells the list how high an expanded row is. */
  measure: (element: HTMLElement | null) => void;
}

export interface TimelineRowProps {
  entry: TimelineEntry;
  index: number;
  /** How many rows there are, rendered or not. */
  setSize: number;
  /** Distance from the top of the list in pixels. */
  top: number;
  /** The event the video has just passed. */
  current: boolean;
  highlighted: boolean;
  selected: boolean;
  expanded: boolean;
  /** The one row that Tab reaches. */
  tabStop: boolean;
  actions: TimelineRowActions;
}

/** One event of the timeline. Renders again only when something about itself has changed. */
export const TimelineRow = memo(function TimelineRow({
  entry,
  index,
  setSize,
  top,
  current,
  highlighted,
  selected,
  expanded,
  tabStop,
  actions,
}: TimelineRowProps) {
  const m = useTimelineTexts();
  const time = formatOffset(entry.timeMs);
  const kind = m.entryKinds[entry.kind];
  const label = m.rowLabel({ time, kind, summary: entryText(entry, m), state: entryStateText(entry, m) });
  const tabIndex = tabStop ? 0 : -1;

  return (
    <article
      ref={expanded ? actions.measure : undefined}
      className="fl-timeline-row"
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={tabIndex}
      aria-label={label}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      aria-current={current ? 'time' : undefined}
      data-index={index}
      data-kind={entry.kind}
      data-severity={entry.severity}
      data-current={current || undefined}
      data-highlighted={highlighted || undefined}
      data-selected={selected || undefined}
      data-expanded={expanded || undefined}
      onFocus={() => actions.focused(index)}
    >
      <div className="fl-timeline-row-line" onClick={() => actions.pick(entry)}>
        <button type="button" className="fl-timeline-time" tabIndex={tabIndex} aria-label={m.seekTo({ time })}>
          {time}
        </button>
        <EventIcon kind={entry.kind} />
        <RowSummary entry={entry} />
        <RowState entry={entry} />
        <button
          type="button"
          className="fl-timeline-expander"
          tabIndex={tabIndex}
          aria-expanded={expanded}
          aria-label={expanded ? m.hideDetails : m.showDetails}
          onClick={(event) => {
            event.stopPropagation();
            actions.toggle(entry, index);
          }}
        >
          <ChevronRight aria-hidden size={14} />
        </button>
      </div>
      {expanded && <EntryDetails entry={entry} />}
    </article>
  );
});
