import { ROW_HEIGHT_PX } from '../../../../packages/components/src/flow-timeline/list/row-layout.js';
import type { TimelineRowActions } from '../../../../packages/components/src/flow-timeline/row/row-actions.js';
import { TimelineRow } from '../../../../packages/components/src/flow-timeline/row/timeline-row.js';
import { benchRow } from './bench-row.js';

const NO_ACTIONS: TimelineRowActions = {
  press: () => undefined,
  pick: () => undefined,
  unfold: () => undefined,
  toggle: () => undefined,
  focused: () => undefined,
  measured: () => undefined,
  filled: () => undefined,
};

/** One of our rows in a peer's list: the comparison is about the lists. */
export function PeerRow({ index, top = index * ROW_HEIGHT_PX }: { index: number; top?: number }) {
  const row = benchRow(index);
  return (
    <TimelineRow
      entryId={row.id}
      row={row}
      index={index}
      setSize={-1}
      top={top}
      current={false}
      highlighted={false}
      selected={false}
      detailsPx={undefined}
      tabIndex={-1}
      actions={NO_ACTIONS}
    />
  );
}
