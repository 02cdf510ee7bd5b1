'use client';

import { Film, SearchX } from 'lucide';
import { Button, type ButtonProps } from '../ui/button/button.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { focusableAncestor, useFocusFallback } from '../ui/internal/focus/use-focus-fallback.js';
import { Icon } from '../ui/icon/icon.js';
import type { GalleryTexts } from './gallery-texts.js';

export interface NoFlowsProps {
  /** True if the filters may hide flows. */
  filtered: boolean;
  onClearFilters: () => void;
  texts: GalleryTexts;
}

/** Empty state of a gallery, with the next step. */
export function NoFlows({ filtered, onClearFilters, texts }: NoFlowsProps) {
  if (!filtered)
    return <EmptyState title={texts.emptyTitle} hint={texts.emptyHint} icon={<Icon of={Film} size={18} />} />;
  return (
    <EmptyState
      title={texts.noMatchTitle}
      hint={texts.noMatchHint}
      icon={<Icon of={SearchX} size={18} />}
      action={<ClearFilters onClick={onClearFilters}>{texts.clearFilters}</ClearFilters>}
    />
  );
}

/** Disappears with the filters that it clears, even if there are no flows without them. */
function ClearFilters(props: Pick<ButtonProps, 'onClick' | 'children'>) {
  return <Button ref={useFocusFallback<HTMLButtonElement>(focusableAncestor)} {...props} />;
}
