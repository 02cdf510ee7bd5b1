'use client';

import { Film, SearchX } from 'lucide';
import { Button } from '../ui/button/button.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { focusAround, useHandOnFocus } from '../ui/hand-on-focus/use-hand-on-focus.js';
import { Icon } from '../ui/icon/icon.js';
import type { GalleryTexts } from './gallery-texts.js';

export interface NoFlowsProps {
  /** Whether there may be flows that the filters hide. */
  filtered: boolean;
  onClearFilters: () => void;
  texts: GalleryTexts;
}

/** Stands in a gallery without flows and says what to do next. */
export function NoFlows({ filtered, onClearFilters, texts }: NoFlowsProps) {
  const clear = useHandOnFocus<HTMLButtonElement>(focusAround);
  if (!filtered)
    return <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} icon={<Icon of={Film} size={18} />} />;
  return (
    <EmptyState
      title={texts.noMatchTitle}
      hint={texts.noMatchHint}
      icon={<Icon of={SearchX} size={18} />}
      action={
        <Button ref={clear} onClick={onClearFilters}>
          {texts.clearFilters}
        </Button>
      }
    />
  );
}
