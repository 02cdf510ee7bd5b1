import type { Messages } from '@flowlens/core';
import { Hourglass } from 'lucide-react';
import { EmptyState } from '../ui/empty-state/empty-state.js';

/** Stands in the timeline's place while the recording is processed. */
export function NoTimelineYet({ m }: { m: Messages['flowView'] }) {
  return (
    <EmptyState
      className="fl-flow-view-state"
      icon={<Hourglass size={18} />}
      title={m.noTimelineYet}
      hint={m.noTimelineYetHint}
    />
  );
}
