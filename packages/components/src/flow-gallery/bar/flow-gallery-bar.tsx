'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import type { UseFlowFiltersResult, UseFlowListResult } from '@flowlens/hooks';
import { RefreshCw } from 'lucide';
import { TagPicker } from '../../tag-picker/tag-picker.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';
import { FilterButton } from '../filters/filter-button.js';
import { FilterChips } from '../filters/filter-chips.js';
import { SortMenu } from '../filters/sort-menu.js';
import { ViewsMenu } from '../filters/views-menu.js';
import { FlowSearch } from './flow-search.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { ReporterFilter } from './reporter-filter.js';
import { ResultCount } from './result-count.js';

export interface FlowGalleryBarProps {
  projectId: string | undefined;
  filtering: UseFlowFiltersResult;
  list: UseFlowListResult;
  texts: GalleryTexts;
  tagMessages: MessageOverrides['tags'];
}

/** Filters of the gallery, the number of matching flows, and the refresh button. */
export function FlowGalleryBar({ projectId, filtering, list, texts, tagMessages }: FlowGalleryBarProps) {
  const { filters } = filtering;
  return (
    <div className="fl-flow-gallery-bar" role="search" aria-label={texts.filters}>
      <FlowSearch value={filters.search} onSearch={filtering.setSearch} texts={texts} />
      <ReporterFilter
        projectId={projectId}
        flows={list.flows}
        chosen={filters.reporter}
        onReporterChange={filtering.setReporter}
        texts={texts}
      />
      {projectId !== undefined && (
        <TagPicker
          className="fl-flow-gallery-tags"
          mode="filter"
          projectId={projectId}
          value={filters.tags}
          onValueChange={filtering.setTags}
          messages={{ tags: tagMessages }}
        />
      )}
      <div className="fl-flow-gallery-tools">
        <FilterButton projectId={projectId} filtering={filtering} texts={texts} />
        <SortMenu filtering={filtering} texts={texts} />
        <ViewsMenu projectId={projectId} filtering={filtering} texts={texts} />
      </div>
      <FilterChips filtering={filtering} texts={texts} />
      <ResultCount list={list} texts={texts} />
      <IconButton
        className="fl-flow-gallery-refresh"
        label={texts.refresh}
        icon={
          <Icon
            of={RefreshCw}
            size={15}
            className="fl-flow-gallery-refresh-icon"
            data-busy={list.refreshing || undefined}
          />
        }
        aria-disabled={list.refreshing || undefined}
        onClick={() => !list.refreshing && list.refresh()}
      />
    </div>
  );
}
