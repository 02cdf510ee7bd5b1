'use client';

import type { FlowSummary } from '@flowlens/client';
import { FLOW_SELECTION_MAX } from '@flowlens/core/limits';
import { useStableCallback } from '@flowlens/hooks/internal';
import { useState } from 'react';

export interface UseFlowSelectionResult {
  /** The selected flows that are still listed, in order of the list. */
  selected: readonly FlowSummary[];
  selectedIds: ReadonlySet<string>;
  /** Selects or deselects a flow. `range` applies the same to all flows since the last toggled one. */
  toggle: (flowId: string, range: boolean) => void;
  clear: () => void;
}

/** Selected flows of a list. Only flows that the viewer may edit can be selected, and at most 50. */
export function useFlowSelection(flows: readonly FlowSummary[] | undefined): UseFlowSelectionResult {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const selected = (flows ?? []).filter(({ id, can_edit }) => can_edit && ids.has(id));

  return {
    selected,
    selectedIds: new Set(selected.map(({ id }) => id)),
    toggle: useStableCallback((flowId: string, range: boolean) => {
      const selects = !ids.has(flowId);
      const next = new Set(selected.map(({ id }) => id));
      for (const id of range ? idsBetween(flows ?? [], anchor, flowId) : [flowId]) {
        if (!selects) next.delete(id);
        else if (next.size < FLOW_SELECTION_MAX) next.add(id);
      }
      setIds(next);
      setAnchor(flowId);
    }),
    clear: useStableCallback(() => {
      setIds(new Set());
      setAnchor(null);
    }),
  };
}

/** Returns the ids of the editable flows from one flow to another, in the direction of the range. */
function idsBetween(flows: readonly FlowSummary[], from: string | null, to: string): string[] {
  const end = flows.findIndex(({ id }) => id === to);
  const found = flows.findIndex(({ id }) => id === from);
  const start = found < 0 ? end : found;
  const range = flows.slice(Math.min(start, end), Math.max(start, end) + 1).filter(({ can_edit }) => can_edit);
  return (start > end ? range.reverse() : range).map(({ id }) => id);
}
