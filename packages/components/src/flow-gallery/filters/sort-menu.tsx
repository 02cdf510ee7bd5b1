'use client';

import { FLOW_SORTS, type FlowSort } from '@flowlens/core';
import type { UseFlowFiltersResult } from '@flowlens/hooks';
import { ArrowDownWideNarrow } from 'lucide';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { MenuChoice } from '../../ui/menu/menu-choice.js';
import { Menu } from '../../ui/menu/menu.js';
import type { GalleryTexts } from '../gallery-texts.js';

export interface SortMenuProps {
  filtering: UseFlowFiltersResult;
  texts: GalleryTexts;
}

/** Menu for the order of the flows. */
export function SortMenu({ filtering, texts }: SortMenuProps) {
  const [newest] = FLOW_SORTS;
  const sort = filtering.filters.sort ?? newest ?? 'newest';
  return (
    <Menu
      trigger={
        <Button
          className="fl-flow-gallery-tool"
          aria-label={texts.sortedBy({ order: texts.sorts[sort] })}
          icon={<Icon of={ArrowDownWideNarrow} size={14} />}
        >
          <span>{texts.sorts[sort]}</span>
        </Button>
      }
    >
      <MenuChoice
        label={texts.sortBy}
        options={FLOW_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        value={sort}
        onValueChange={(value) => filtering.change({ sort: value === newest ? undefined : (value as FlowSort) })}
      />
    </Menu>
  );
}
