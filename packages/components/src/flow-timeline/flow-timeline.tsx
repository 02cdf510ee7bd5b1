'use client';

import { HOUR_MS } from '@flowlens/core/internal';
import { TIMELINE_HIGHLIGHT_MS } from '@flowlens/core/limits';
import type { MessageOverrides } from '@flowlens/core/messages';
import type { TimelineFilters, TimelineRow } from '@flowlens/timeline';
import {
  type TimelineRows,
  type TimelineTime,
  useFlow,
  useFlowLens,
  useRecordingStatus,
  useTimeline,
  useTimelineFilters,
} from '@flowlens/hooks';
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
import { type FlowOfTimeline, withFlow } from './with-flow.js';

export interface FlowTimelineProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Id of the flow. Without `timelineUrl`, the component loads the flow itself. Pass it everywhere or nowhere. */
  flowId?: string | undefined;
  /** Address of the timeline file; null if there is none yet. @default that of the flow with `flowId` */
  timelineUrl?: string | null | undefined;
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
  /** Runs when the user changes the format of the times. */
  onTimeFormatChange?: ((format: TimelineTimeFormat) => void) | undefined;
  /** Current filters, for controlled filters. */
  filters?: TimelineFilters | undefined;
  /** Initial filters, for uncontrolled filters. @default no filters */
  defaultFilters?: TimelineFilters | undefined;
  /** Runs when search, a filter or the order changes. */
  onFiltersChange?: ((filters: TimelineFilters) => void) | undefined;
  /** Selected entry, for a controlled selection. */
  selectedEntryId?: string | null | undefined;
  /** Initially selected entry, for an uncontrolled selection. @default null */
  defaultSelectedEntryId?: string | null | undefined;
  /** Runs with the entry that the user selected. */
  onSelectedEntryIdChange?: ((entryId: string | null) => void) | undefined;
  /** Runs when the details of an entry open. */
  onEntryOpen?: ((entry: Pick<TimelineRow, 'id' | 'kind' | 'timeMs'>) => void) | undefined;
  /** Entry that the host highlights and scrolls into view. Without it, `showEntry` and clicks highlight. */
  highlightedEntryId?: string | null | undefined;
  /** Replaces the empty state. */
  renderEmpty?: (() => ReactNode) | undefined;
  /** Replaces the message of a failure; `retry` loads again. */
  renderError?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'timeline'> | undefined;
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

/**
 * Events of a flow next to its video: filters, a list that follows the video, and details. Its ref is a
 * `FlowTimelineHandle`.
 *
 * @example
 * <FlowTimeline flowId={flowId} timeMs={timeMs} onSeek={setTimeMs} />
 */
export const FlowTimeline = withErrorBoundary(
  forwardRef<FlowTimelineHandle, FlowTimelineProps>(function FlowTimeline(props, ref) {
    const { flowId, timelineUrl } = props;
    const key = useTimelineKey(flowId ?? timelineUrl ?? null);
    return timelineUrl === undefined && flowId !== undefined ? (
      <TimelineOfFlow {...props} flowId={flowId} ref={ref} key={key} />
    ) : (
      <Timeline {...props} timelineUrl={timelineUrl ?? null} ref={ref} key={key} />
    );
  }),
);

const TimelineOfFlow = forwardRef<FlowTimelineHandle, FlowTimelineProps & { flowId: string }>(
  function TimelineOfFlow(props, ref) {
    const flow = useFlow(props.flowId);
    // Polls until the recording is processed, and then reloads the flow.
    useRecordingStatus(props.flowId, { initialStatus: flow.data?.recording_status });
    return <Timeline {...props} timelineUrl={flow.data?.timeline_url ?? null} flow={flow} ref={ref} />;
  },
);

interface LoadedTimelineProps extends FlowTimelineProps {
  timelineUrl: string | null;
  /** Query of the flow, if the component loads it. */
  flow?: FlowOfTimeline | undefined;
}

const Timeline = forwardRef<FlowTimelineHandle, LoadedTimelineProps>(function Timeline(
  {
    timelineUrl,
    flow,
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
  const m = useMessages('timeline', messages?.timeline);
  const rootClass = useRootClass();
  const timeline = withFlow(useTimeline(timelineUrl, { flowId }), flow, m.failed);
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
  return (times.at(-1) ?? 0) >= HOUR_MS;
}
