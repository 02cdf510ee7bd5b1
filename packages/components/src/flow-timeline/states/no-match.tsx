'use client';

import { SearchX } from 'lucide';
import { Button } from '../../ui/button/button.js';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { controlBefore } from '../../ui/internal/focus/adjacent-control.js';
import { useFocusFallback } from '../../ui/internal/focus/use-focus-fallback.js';
import { Icon } from '../../ui/icon/icon.js';
import { useTimelineTexts } from '../timeline-texts.js';

/** Empty state if no row passes the filters. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const m = useTimelineTexts();
  const clear = useFocusFallback<HTMLButtonElement>(controlBefore);
  return (
    <EmptyState
      className="fl-timeline-state"
      icon={<Icon of={SearchX} size={18} />}
      title={m.noMatchTitle}
      hint={m.noMatchHint}
      action={
        <Button ref={clear} size="small" onClick={onClear}>
          {m.clearFilters}
        </Button>
      }
    />
  );
}
