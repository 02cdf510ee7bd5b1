'use client';

import { TIMELINE_HIGHLIGHT_MS } from '@flowlens/core/limits';
import type { MessageOverrides } from '@flowlens/core/messages';
import type { TimelineFilters, TimelineRow } from '@flowlens/timeline';
import { type TimelineRows, type TimelineTime, useFlowLens, useTimeline, useTimelineFilters } from '@flowlens/hooks';
import { useControllableState, useStableCallback } from '@flowlens/hooks/internal';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useImperativeHandle, useMemo, useRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { OwnHostContext } from './row/url/own-host.js';
import { hostOf } from './row/url/split-url.js';
import { TimelineBody } from './timeline-body.js';
import type { TimelineListHandle } from './list/timeline-list.js';
import { TimelineSourceContext } from './timeline-source.js';
import { TimelineTextsContext } from './timeline-texts.js';
import { type TimelineTimeFormat, TimelineTimesContext, writeTimes } from './timeline-times.js';
import type { ShowEntryOptions } from './shown-entry.js';
import { useUnfoldShown } from './use-unfold-shown.js';
import { useShownEntry } from './use-shown-entry.js';
import { useTimelineKey } from './use-timeline-key.js';

export interface FlowTimelineProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Address of the timeline file; null if there is none. */
  timelineUrl: string | null;
  /** Identifies the timeline in the cache, as in `useTimeline`: pass it everywhere or nowhere. */
  flowId?: string | undefined;
  /** Name of the saved files. @default 'flow' */
  flowTitle?: string | undefined;
  /**
   * Time of the video. With a clock, only changed rows render again; a number, in milliseconds, is for hosts that
   * render at their own pace. Without it, there is no current event and nothing to follow.
   */
  timeMs?: TimelineTime;
  /** Runs when a closed row or the time of a row is pressed, with the time of its event in milliseconds. */
  onSeek?: ((timeMs: number) => void) | undefined;
  /** Returns the URL that opens an event; with it, the details of events offer to copy it. */
  eventUrl?: ((entryId: string) => string) | undefined;
  /** Format of row times: time since the start of the recording, or time of day. */
  timeFormat?: TimelineTimeFormat | undefined;
  /** @default 'recording' */
  defaultTimeFormat?: TimelineTimeFormat | undefined;
  onTimeFormatChange?: ((format: TimelineTimeFormat) => void) | undefined;
  filters?: TimelineFilters | undefined;
  defaultFilters?: TimelineFilters | undefined;
  onFiltersChange?: ((filters: TimelineFilters) => void) | undefined;
  /** Runs with the entry that the user selected. */
  selectedEntryId?: string | null | undefined;
  defaultSelectedEntryId?: string | null | undefined;
  onSelectedEntryIdChange?: ((entryId: string | null) => void) | undefined;
  /** Runs when the details of an entry open. */
  onEntryOpen?: ((entry: Pick<TimelineRow, 'id' | 'kind' | 'timeMs'>) => void) | undefined;
  /** Entry that the host highlights and scrolls into view. Without it, `showEntry` and clicks highlight. */
  highlightedEntryId?: string | null | undefined;
  renderEmpty?: (() => ReactNode) | undefined;
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  messages?: MessageOverrides['timeline'];
}

/** Methods of the ref of a `FlowTimeline`. */
export interface FlowTimelineHandle {
  /**
   * Clears the filters, scrolls to the entry, highlights it, and moves the focus there unless disabled. Also opens its
   * details if asked to. Waits until the timeline is loaded and visible.
   */
  showEntry: (entryId: string, options?: ShowEntryOptions) => void;
  /** Moves the focus to the timeline itself. */
  focus: () => void;
  /** Moves the focus to the next (1) or previous (-1) row; from outside, to the row that is the tab stop. */
  moveFocus: (step: 1 | -1) => void;
  /** Moves the focus to the search field, once the timeline is loaded. */
  focusSearch: () => void;
}

/** Events of a flow next to its video: filters, a list that follows the video, and details. */
export const FlowTimeline = withErrorBoundary(
  forwardRef<FlowTimelineHandle, FlowTimelineProps>(function FlowTimeline(props, ref) {
    const key = useTimelineKey(props.flowId ?? props.timelineUrl);
    return <Timeline {...props} ref={ref} key={key} />;
  }),
);

const Timeline = forwardRef<FlowTimelineHandle, FlowTimelineProps>(function Timeline(
  {
    timelineUrl,
    flowId,
    flowTitle = 'flow',
    timeMs,
    onSeek,
    eventUrl,
    timeFormat: hostTimeFormat,
    defaultTimeFormat = 'recording',
    onTimeFormatChange,
    filters,
    defaultFilters,
    onFiltersChange,
    selectedEntryId: hostSelectedEntryId,
    defaultSelectedEntryId = null,
    onSelectedEntryIdChange,
    onEntryOpen,
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
  const filtering = useTimelineFilters({ timeline, filters, defaultFilters, onFiltersChange });
  const [selectedEntryId, select] = useControllableState<string | null>({
    value: hostSelectedEntryId,
    defaultValue: defaultSelectedEntryId,
    onChange: onSelectedEntryIdChange,
  });
  const [timeFormat, setTimeFormat] = useControllableState<TimelineTimeFormat>({
    value: hostTimeFormat,
    defaultValue: defaultTimeFormat,
    onChange: onTimeFormatChange,
  });
  const { locale, timeZone } = useFlowLens();
  const writeTime = useMemo(() => writeTimes(timeFormat, locale, timeZone), [timeFormat, locale, timeZone]);
  const { showEntry, highlight, ...showing } = useShownEntry(hostHighlightedEntryId);

  const goTo = useStableCallback((entryId: string) => {
    if (filtering.view.indexOf(entryId) < 0) filtering.clear();
    select(entryId);
    showEntry(entryId, { highlightMs: TIMELINE_HIGHLIGHT_MS });
  });
  useUnfoldShown({ timeline, filtering, shown: showing.shown });
  const unfold = useStableCallback((entryId: string) => {
    filtering.toggleAssets();
    showEntry(entryId, { highlightMs: TIMELINE_HIGHLIGHT_MS });
  });
  const { session, complete, pageUrl } = timeline;
  const urlOf = useStableCallback((entryId: string) => eventUrl?.(entryId) ?? '');
  const stableUrl = eventUrl && urlOf;
  const source = useMemo(
    () => ({ session, complete, showEntry: goTo, eventUrl: stableUrl }),
    [session, complete, goTo, stableUrl],
  );

  const show = useStableCallback<[entryId: string, options?: ShowEntryOptions], void>((entryId, options) => {
    filtering.clear();
    select(entryId);
    showEntry(entryId, options);
  });
  const section = useRef<HTMLElement>(null);
  const listRef = useRef<TimelineListHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      showEntry: show,
      focus: () => section.current?.focus(),
      moveFocus: (step) => listRef.current?.moveFocus(step),
      focusSearch: () => section.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    }),
    [show],
  );

  return (
    <TimelineTextsContext.Provider value={m}>
      <TimelineTimesContext.Provider value={writeTime}>
        <OwnHostContext.Provider value={pageUrl === null ? null : hostOf(pageUrl)}>
          <TimelineSourceContext.Provider value={source}>
            <section
              aria-label={m.label}
              // Receives focus when the loading placeholder unmounts.
              tabIndex={-1}
              {...rest}
              ref={section}
              className={clsx(rootClass, 'fl-timeline', className)}
              data-status={timeline.status}
              data-complete={complete || undefined}
              data-long-times={timeFormat === 'clock' || hasHours(timeline.view) || undefined}
            >
              <TimelineBody
                {...showing}
                listRef={listRef}
                timeline={timeline}
                filtering={filtering}
                title={flowTitle}
                timeMs={timeMs}
                timeFormat={timeFormat}
                onTimeFormatChange={setTimeFormat}
                onSeek={onSeek}
                selectedEntryId={selectedEntryId}
                onSelect={select}
                onHighlight={highlight}
                onUnfold={unfold}
                onEntryOpen={onEntryOpen}
                renderEmpty={renderEmpty}
                renderError={renderError}
              />
            </section>
          </TimelineSourceContext.Provider>
        </OwnHostContext.Provider>
      </TimelineTimesContext.Provider>
    </TimelineTextsContext.Provider>
  );
});

/** Times of more than an hour need a wider column. */
function hasHours({ times }: TimelineRows): boolean {
  return (times.at(-1) ?? 0) >= 3_600_000;
}
