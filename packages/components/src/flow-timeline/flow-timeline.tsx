'use client';

import type { MessageOverrides, TimelineFilters } from '@flowlens/core';
import { type TimelineTime, useControllableState, useTimeline, useTimelineFilters } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useImperativeHandle } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { TimelineBody } from './timeline-body.js';
import { TimelineTextsContext } from './timeline-texts.js';
import { useShownEntry } from './use-shown-entry.js';

export interface FlowTimelineProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** The address of the timeline file; null while there is none. */
  timelineUrl: string | null;
  /** Names the timeline in the cache, as in `useTimeline`: give it everywhere or nowhere. */
  flowId?: string | undefined;
  /**
   * Where the video stands. With a clock only the rows that change are drawn again; a number, in milliseconds, is for hosts that
   * render at their own pace. Left out, there is no current event and nothing to follow.
   */
  time?: TimelineTime;
  /** Runs when a row is pressed, with the time of its event in milliseconds. */
  onSeek?: ((timeMs: number) => void) | undefined;
  filters?: TimelineFilters | undefined;
  defaultFilters?: TimelineFilters | undefined;
  onFiltersChange?: ((filters: TimelineFilters) => void) | undefined;
  /** The entry the reader picked. */
  selectedEntryId?: string | null | undefined;
  defaultSelectedEntryId?: string | null | undefined;
  onSelectedEntryIdChange?: ((entryId: string | null) => void) | undefined;
  /** An entry that the host highlights and wants in sight. Left out, `showEntry` and presses highlight. */
  highlightedEntryId?: string | null | undefined;
  renderEmpty?: (() => ReactNode) | undefined;
  renderError?: ((text: string, retry: () => void) => ReactNode) | undefined;
  messages?: MessageOverrides['timeline'];
}

export interface FlowTimelineHandle {
  /**
   * Clears the filters, scrolls to the entry, moves the focus there and highlights it, once the timeline is loaded and on screen.
   * `highlightMs` is 3500 (spec §9) unless given.
   */
  showEntry: (entryId: string, highlightMs?: number) => void;
}

/** The events of a flow beside its video: filters, a list that follows the video, and details. */
export const FlowTimeline = withErrorBoundary(
  forwardRef<FlowTimelineHandle, FlowTimelineProps>(function FlowTimeline(
    {
      timelineUrl,
      flowId,
      time,
      onSeek,
      filters,
      defaultFilters,
      onFiltersChange,
      selectedEntryId: hostSelectedEntryId,
      defaultSelectedEntryId = null,
      onSelectedEntryIdChange,
      highlightedEntryId: hostHighlightedEntryId,
      renderEmpty,
      renderError,
      messages,
      className,
      ...rest
    },
    ref,
  ) {
    const m = useMessages('timeline', messages);
    const rootClass = useRootClass();
    const timeline = useTimeline(timelineUrl, { flowId });
    const filtering = useTimelineFilters({ entries: timeline.entries, filters, defaultFilters, onFiltersChange });
    const [selectedEntryId, select] = useControllableState<string | null>({
      value: hostSelectedEntryId,
      defaultValue: defaultSelectedEntryId,
      onChange: onSelectedEntryIdChange,
    });
    const { showEntry, highlight, ...showing } = useShownEntry(hostHighlightedEntryId);

    useImperativeHandle(ref, () => ({
      showEntry: (entryId, highlightMs) => {
        filtering.clear();
        select(entryId);
        showEntry(entryId, highlightMs);
      },
    }));

    return (
      <TimelineTextsContext.Provider value={m}>
        <section
          aria-label={m.label}
          {...rest}
          className={clsx(rootClass, 'fl-timeline', className)}
          data-status={timeline.status}
        >
          <TimelineBody
            {...showing}
            timeline={timeline}
            filtering={filtering}
            time={time}
            onSeek={onSeek}
            selectedEntryId={selectedEntryId}
            onSelect={select}
            onHighlight={highlight}
            renderEmpty={renderEmpty}
            renderError={renderError}
          />
        </section>
      </TimelineTextsContext.Provider>
    );
  }),
);
