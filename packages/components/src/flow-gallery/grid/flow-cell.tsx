'use client';

import type { FlowSummary } from '@flowlens/client';
import type { FlowFilters } from '@flowlens/core';
import type { MessageOverrides } from '@flowlens/core/messages';
import { memo } from 'react';
import { FlowCard } from '../card/flow-card.js';
import type { GalleryTexts } from '../gallery-texts.js';

/** Actions shared by the cards of a gallery. Must stay the same object between renders, or all cards render again. */
export interface FlowCellActions {
  /** Runs when the focus enters a card. */
  activate: (flowId: string) => void;
  /** Runs when a flow was opened by its card. */
  opened: (flow: FlowSummary) => void;
  /** Runs when a flow was deleted from its card. */
  deleted: (flow: FlowSummary) => void;
  edit: (flow: FlowSummary) => void;
  /** Selects a flow; undefined if the gallery offers no selection. */
  select: ((flowId: string, range: boolean) => void) | undefined;
  /** Narrows the filters; undefined if the gallery shows none. */
  filter: ((part: Partial<FlowFilters>) => void) | undefined;
  share: ((flow: FlowSummary) => void) | undefined;
  /** Runs when a picture or preview fails to load. */
  mediaBroke: () => void;
  /** Returns the address of a flow, for its debugging prompt. */
  flowUrl: ((flowId: string) => string) | undefined;
  /** Texts of the menu. */
  messages: Pick<MessageOverrides, 'flowActions' | 'tags'> | undefined;
}

export interface FlowCellProps {
  flow: FlowSummary;
  index: number;
  selected: boolean;
  /** Total number of cards; -1 if unknown. */
  setSize: number;
  /** Position in the grid, set for a card that is kept although it is out of view. */
  apartTopPx?: number;
  apartColumn?: number;
  actions: FlowCellActions;
  texts: GalleryTexts;
}

/** A card at its position in the grid. */
export const FlowCell = memo(function FlowCell({
  flow,
  index,
  selected,
  setSize,
  apartTopPx,
  apartColumn,
  actions,
  texts,
}: FlowCellProps) {
  return (
    <li
      className="fl-flow-gallery-cell"
      aria-posinset={index + 1}
      aria-setsize={setSize}
      data-index={index}
      data-apart={apartTopPx === undefined ? undefined : ''}
      style={{ top: apartTopPx, gridColumn: apartColumn }}
      onFocus={() => actions.activate(flow.id)}
    >
      <FlowCard
        flow={flow}
        selected={selected}
        onSelect={actions.select}
        onFilter={actions.filter}
        onEdit={actions.edit}
        onShare={actions.share}
        onOpened={actions.opened}
        onDeleted={actions.deleted}
        onMediaBroke={actions.mediaBroke}
        flowUrl={actions.flowUrl?.(flow.id)}
        texts={texts}
        menuMessages={actions.messages}
      />
    </li>
  );
});
