'use client';

import { TIMELINE_HIGHLIGHT_MS, type TimelineEntry } from '@flowlens/core';
import {
  type TimelineTime,
  useCurrentIndex,
  type UseTimelineFiltersResult,
  type UseTimelineResult,
} from '@flowlens/hooks';
import { useState } from 'react';
import { NoMatch } from './no-match.js';
import type { ShownEntry } from './shown-entry.js';
import { TimelineFilterBar } from './timeline-filter-bar.js';
import { TimelineList } from './timeline-list.js';
import { useExpandedEntries } from './use-expanded-entries.js';
import { useGeneration } from './use-generation.js';

export interface TimelinePanelProps {
  timeline: UseTimelineResult;
  filtering: UseTimelineFiltersResult;
  time: TimelineTime;
  onSeek: ((timeMs: number) => void) | undefined;
  selectedEntryId: string | null;
  onSelect: (entryId: string) => void;
  highlightedEntryId: string | null;
  onHighlight: (entryId: string, durationMs: number) => void;
  shown: ShownEntry | null;
  onShown: () => void;
}

/** A timeline that is there: its filters and its rows. */
export function TimelinePanel(props: TimelinePanelProps) {
  const { timeline, filtering, time, onSeek } = props;
  const currentIndex = useCurrentIndex(filtering.view, time);
  const listKey = useGeneration(filtering.view);
  const [following, setFollowing] = useState(true);
  const [expandedEntryIds, toggleExpanded] = useExpandedEntries();

  function pick(entry: TimelineEntry) {
    props.onSelect(entry.id);
    props.onHighlight(entry.id, TIMELINE_HIGHLIGHT_MS);
    onSeek?.(entry.timeMs);
  }

  return (
    <>
      <TimelineFilterBar counts={timeline.counts} filtering={filtering} />
      {filtering.view.length === 0 ? (
        <NoMatch onClear={filtering.clear} />
      ) : (
        <TimelineList
          // Rows of another selection stand elsewhere and are of other heights: a new list is cheaper than a moved one.
          key={listKey}
          view={filtering.view}
          currentIndex={currentIndex}
          followable={time !== undefined}
          following={following}
          onFollowingChange={setFollowing}
          highlightedEntryId={props.highlightedEntryId}
          selectedEntryId={props.selectedEntryId}
          expandedEntryIds={expandedEntryIds}
          shown={filtering.settled ? props.shown : null}
          onShown={props.onShown}
          onPick={pick}
          onToggle={(entry) => toggleExpanded(entry.id)}
        />
      )}
    </>
  );
}
