'use client';

import type { Flow } from '@flowlens/client';
import type { MessageOverrides, Messages } from '@flowlens/core/messages';
import type { MarkerItem, TimelineRow } from '@flowlens/timeline';
import type { PlayerStore, TimelineClock } from '@flowlens/hooks';
import { createContext, type RefCallback, useContext } from 'react';
import type { MarkerSelectDetails } from '../../flow-player/markers/player-markers.js';
import type { FlowTimelineHandle } from '../../flow-timeline/flow-timeline.js';
import type { FlowViewTab } from '../tabs/flow-view-tab.js';

/** Fields of a flow that the view needs, for members and for viewers of public links. */
interface ShownFlow extends Pick<
  Flow,
  'id' | 'title' | 'recording_status' | 'timeline_url' | 'video_url' | 'video_duration_ms' | 'capture'
> {
  comments: readonly unknown[];
}

export interface FlowViewContextValue {
  flow: ShownFlow;
  m: Messages['flowView'];
  messages: Pick<MessageOverrides, 'timeline' | 'deviceInfo' | 'player'> | undefined;
  /** Player that connects the parts: rows and comments seek, and the timeline follows. */
  player: PlayerStore;
  /** Time of the player. */
  clock: TimelineClock;
  tab: FlowViewTab;
  setTab: (tab: FlowViewTab) => void;
  /** Returns the URL that opens this flow at an event; undefined if the host has none. */
  eventUrl: ((entryId: string) => string) | undefined;
  /** Runs when the details of an event open in the timeline. */
  onEventOpen: ((event: Pick<TimelineRow, 'id' | 'kind' | 'timeMs'>) => void) | undefined;
  /** False during the first render, which shows the video only. */
  detailed: boolean;
  /** Ref of the timeline. */
  timelineRef: RefCallback<FlowTimelineHandle>;
  commentsRef: RefCallback<HTMLElement>;
  highlightedCommentId: string | null;
  /**
   * Shows the timeline tab, seeks to the event, opens its row and moves the focus there. Works at any time, even before
   * the tabs are rendered and in effects.
   */
  openEvent: (entryId: string, timeMs: number) => void;
  selectMarker: (item: MarkerItem, details: MarkerSelectDetails) => void;
}

export const FlowViewContext = createContext<FlowViewContextValue | null>(null);

/** @throws outside of a `FlowViewRoot` */
export function useFlowView(): FlowViewContextValue {
  const view = useContext(FlowViewContext);
  if (!view) throw new Error('Parts of a flow view need a FlowViewRoot around them');
  return view;
}
