export { type FlowListFilters } from './flows/flow-list-filters.js';
export { flowQuery, useFlow } from './flows/use-flow.js';
export { flowsQuery, useFlows } from './flows/use-flows.js';
export {
  recordingStatusQuery,
  useRecordingStatus,
  type UseRecordingStatusOptions,
} from './flows/use-recording-status.js';
export { controlsVisible } from './player/controls-visible.js';
export { PLAYBACK_RATES } from './player/features/rate.js';
export { type TimeRange } from './player/features/time.js';
export { playerClock } from './player/player-clock.js';
export { PlayerContext } from './player/player-context.js';
export { FRAME_STEP_MS, hotkeyFor, SEEK_STEP_MS } from './player/player-hotkeys.js';
export { createPlayerStore, type PlayerActions, type PlayerState, type PlayerStore } from './player/player-store.js';
export { usePlayer, usePlayerStore } from './player/use-player.js';
export { usePlayerMarkers, type UsePlayerMarkersOptions } from './player/use-player-markers.js';
export { usePlayerSync, type UsePlayerSyncOptions } from './player/use-player-sync.js';
export { useRotatingIndex } from './player/use-rotating-index.js';
export { pointerPosition, useSlider, type UseSliderOptions, type UseSliderResult } from './player/use-slider.js';
export { useVideoRenewal } from './player/use-video-renewal.js';
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
