export { type FlowListFilters } from './flows/flow-list-filters.js';
export { flowQuery, useFlow } from './flows/use-flow.js';
export { flowsQuery, useFlows } from './flows/use-flows.js';
export {
  recordingStatusQuery,
  useRecordingStatus,
  type UseRecordingStatusOptions,
} from './flows/use-recording-status.js';
export {
  type ActiveProjectStore,
  createActiveProjectStore,
  type ProjectStorage,
} from './projects/active-project-store.js';
export {
  useActiveProject,
  type UseActiveProjectOptions,
  type UseActiveProjectResult,
} from './projects/use-active-project.js';
export { projectsQuery, useProjects } from './projects/use-projects.js';
export { type FlowLensContextValue } from './provider/flowlens-context.js';
export { FlowLensProvider, type FlowLensProviderProps } from './provider/flowlens-provider.js';
export { type NavigationTarget } from './provider/navigation-target.js';
export { type NoticeChannel, type NoticeListener } from './provider/notice-channel.js';
export { useFlowLens } from './provider/use-flowlens.js';
export { flowlensKeys } from './query-keys.js';
export { currentUserQuery, useCurrentUser } from './session/use-current-user.js';
export { type LoadedTimeline } from './timeline/load-timeline.js';
export { type TimelineClock } from './timeline/timeline-clock.js';
export { type TimelineTime, useCurrentIndex } from './timeline/use-current-index.js';
export { useEventHighlight, type UseEventHighlightResult } from './timeline/use-event-highlight.js';
export {
  useTimelineFilters,
  type UseTimelineFiltersOptions,
  type UseTimelineFiltersResult,
} from './timeline/use-timeline-filters.js';
export {
  type TimelineFailure,
  timelineQuery,
  type TimelineSource,
  useTimeline,
  type UseTimelineOptions,
  type UseTimelineResult,
} from './timeline/use-timeline.js';
export { type ControllableStateOptions, useControllableState } from './use-controllable-state.js';
export { useCopy, type UseCopyResult } from './use-copy.js';
export { useStableCallback } from './use-stable-callback.js';
