'use client';

import { ListTree } from 'lucide';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { Icon } from '../ui/icon/icon.js';
import { ownElement } from '../ui/internal/own-element.js';
import { TimelineFailureState } from './states/timeline-failure-state.js';
import { TimelineLoading } from './states/timeline-loading.js';
import { TimelinePanel, type TimelinePanelProps } from './timeline-panel.js';
import { useTimelineTexts } from './timeline-texts.js';

export interface TimelineBodyProps extends TimelinePanelProps {
  renderEmpty: (() => ReactNode) | undefined;
  renderError: ((error: Error, retry: () => void) => ReactNode) | undefined;
}

/** The timeline, or its loading, failure or empty state. */
export function TimelineBody({ renderEmpty, renderError, ...panel }: TimelineBodyProps) {
  const { status, failure, counts, complete, retrying, retry } = panel.timeline;
  const m = useTimelineTexts();

  if (status === 'loading') return <TimelineLoading />;
  if (failure) {
    return ownElement(
      renderError?.(failure.error, retry) ?? (
        <TimelineFailureState text={failure.text} retrying={retrying} onRetry={retry} />
      ),
    );
  }
  if (counts.total === 0 && (complete || status === 'idle')) {
    return ownElement(
      renderEmpty?.() ?? (
        <EmptyState
          className="fl-timeline-state"
          icon={<Icon of={ListTree} size={18} />}
          title={m.emptyTitle}
          hint={m.emptyHint}
        />
      ),
    );
  }
  return <TimelinePanel {...panel} />;
}
