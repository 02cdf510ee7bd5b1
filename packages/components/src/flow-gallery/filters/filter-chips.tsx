'use client';

import { useFlowLens, type UseFlowFiltersResult } from '@flowlens/hooks';
import { X } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { focusableAncestor, useFocusFallback } from '../../ui/internal/focus/use-focus-fallback.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { type FilterChip, filterChips } from './active-filters.js';

export interface FilterChipsProps {
  filtering: UseFlowFiltersResult;
  texts: GalleryTexts;
}

/** The active filters of the Filters button, each with a button that removes it. */
export function FilterChips({ filtering, texts }: FilterChipsProps) {
  const { locale } = useFlowLens();
  const chips = filterChips(filtering.filters, { texts, locale });
  if (chips.length === 0) return null;
  return (
    <ul className="fl-filter-chips" role="list" aria-label={texts.activeFilters({ count: chips.length })}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Chip chip={chip} onRemove={() => filtering.change(chip.removal)} texts={texts} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ chip, onRemove, texts }: { chip: FilterChip; onRemove: () => void; texts: GalleryTexts }) {
  const button = useFocusFallback<HTMLButtonElement>(focusableAncestor);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={0}
      className="fl-filter-chip"
      aria-label={texts.removeFilter({ filter: chip.label })}
      onClick={onRemove}
    >
      <span className="fl-filter-chip-text" dir="auto">
        {chip.label}
      </span>
      <Icon of={X} size={12} />
    </button>
  );
}
