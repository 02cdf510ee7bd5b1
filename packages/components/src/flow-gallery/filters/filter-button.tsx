'use client';

import { countMoreFilters } from '@flowlens/core';
import type { UseFlowFiltersResult } from '@flowlens/hooks';
import { SlidersHorizontal } from 'lucide';
import { createElement, useState } from 'react';
import { Badge } from '../../ui/badge/badge.js';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { lazyCode } from '../../ui/internal/lazy/lazy-code.js';
import { useOpenedCode } from '../../ui/internal/lazy/use-opened-code.js';
import { Popover } from '../../ui/popover/popover.js';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.js';
import type { GalleryTexts } from '../gallery-texts.js';

export interface FilterButtonProps {
  projectId: string | undefined;
  filtering: UseFlowFiltersResult;
  texts: GalleryTexts;
}

const panelCode = lazyCode(async () => (await import('./filter-panel.js')).FilterPanel);

/** Button that opens the filters besides search, reporter and tags. */
export function FilterButton({ projectId, filtering, texts }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const FilterPanel = useOpenedCode(panelCode, open, setOpen);
  const count = countMoreFilters(filtering.filters);

  return (
    <Popover
      label={texts.moreFilters}
      className="fl-filter-panel"
      open={open && FilterPanel !== null}
      onOpenChange={setOpen}
      trigger={
        <Button
          className="fl-flow-gallery-tool"
          icon={<Icon of={SlidersHorizontal} size={14} />}
          onPointerEnter={panelCode.prefetch}
          onFocus={panelCode.prefetch}
        >
          {count > 0 && <VisuallyHidden>{texts.activeFilters({ count })}</VisuallyHidden>}
          <span aria-hidden={count > 0}>{texts.moreFilters}</span>
          {count > 0 && (
            <Badge tone="accent" aria-hidden="true">
              {count}
            </Badge>
          )}
        </Button>
      }
    >
      {FilterPanel && createElement(FilterPanel, { projectId, filtering, texts })}
    </Popover>
  );
}
