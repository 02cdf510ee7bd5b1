'use client';

import type { TimelineRow as Row } from '@flowlens/timeline';
import { memo } from 'react';
import { entryStateText } from './entry-state-text.js';
import { entryName } from './entry-text.js';
import { RowDetails } from './row-details.js';
import type { TimelineRowActions } from './row-actions.js';
import { RowLine } from './row-line.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { useWriteTime } from '../timeline-times.js';

export interface TimelineRowProps {
  entryId: string;
  row: Row;
  index: number;
  /** Number of rows, rendered or not. */
  setSize: number;
  /** Distance from the top of the list in pixels. */
  top: number;
  /** True for the event that the video has just passed. */
  current: boolean;
  highlighted: boolean;
  selected: boolean;
  /** Last known height of its details; undefined while they are hidden. */
  detailsPx: number | undefined;
  /** 0 for the row that is the tab stop. */
  tabIndex: 0 | -1;
  actions: TimelineRowActions;
}

/** One event of the timeline. Renders again only if its own props have changed. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { entryId, row, index, setSize, top, current, highlighted, selected, detailsPx, tabIndex, actions } = props;
  const m = useTimelineTexts();
  const time = useWriteTime()(row);
  const expanded = detailsPx !== undefined;

  return (
    <article
      className="fl-timeline-row"
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={tabIndex}
      aria-label={m.rowLabel({
        time,
        kind: m.entryKinds[row.kind],
        summary: entryName(row, m),
        state: entryStateText(row, m),
      })}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      aria-current={current ? 'time' : undefined}
      data-entry-id={entryId}
      data-index={index}
      data-kind={row.kind}
      data-severity={row.severity}
      data-current={current || undefined}
      data-highlighted={highlighted || undefined}
      data-selected={selected || undefined}
      data-expanded={expanded || undefined}
      onFocus={() => actions.focused(index)}
    >
      <RowLine
        row={row}
        time={time}
        expanded={expanded}
        tabIndex={tabIndex}
        onPress={() => actions.press(row)}
        onPick={() => actions.pick(row)}
        onToggle={() => actions.toggle(entryId)}
      />
      {expanded && <RowDetails key={entryId} entryId={entryId} heightPx={detailsPx} actions={actions} />}
    </article>
  );
});
