import * as flowlensKeys from './query-keys.js';

export {
  CACHE_CATEGORIES,
  type CacheCategory,
  cacheCategoryKeys,
  type CacheScope,
} from './client-state/cache-categories.js';
export {
  createTimeRangeStore,
  type TimeRangeBounds,
  type TimeRangeState,
  type TimeRangeStore,
} from './client-state/time-range-store.js';
export { useRefresh, type UseRefreshResult } from './client-state/use-refresh.js';
export { useSubscriptionSync } from './client-state/use-subscription-sync.js';
export { useSetupProgress, type UseSetupProgressResult } from './session/use-setup-progress.js';
export { useTimeRange } from './client-state/use-time-range.js';
export {
  type CommentChanges,
  type CommentEdit,
  type NewComment,
  useCommentChanges,
} from './comments/use-comment-changes.js';
export { type DelayedMutation } from './mutations/use-delayed-mutation.js';
export { type CommentDraft } from './comments/comment-draft.js';
export { type DraftStorage } from './comments/stored-drafts.js';
export {
  type UseCommentDraftOptions,
  useCommentDraft,
  type UseCommentDraftResult,
} from './comments/use-comment-draft.js';
export { flowCommentsQuery } from './comments/flow-comments-query.js';
export { useFlowComments, type UseFlowCommentsResult } from './comments/use-flow-comments.js';
export { useTimeInSeconds } from './comments/use-time-in-seconds.js';
export { type FlowFormValues } from './flows/list/changed-fields.js';
export { prefetchFlowList, type PrefetchFlowListOptions } from './flows/list/prefetch-flow-list.js';
export { useCopyFlowId } from './flows/flow/use-copy-flow-id.js';
export { useDeleteFlow } from './flows/changes/use-delete-flow.js';
export {
  type FlowBatchChange,
  useFlowBatch,
  type UseFlowBatchOptions,
  type UseFlowBatchResult,
} from './flows/changes/use-flow-batch.js';
export { useFlowHosts, type UseFlowHostsOptions } from './flows/list/use-flow-hosts.js';
export { type SavedView, VIEW_NAME_MAX_CHARS } from './client-state/saved-views.js';
export { useSavedViews, type UseSavedViewsResult } from './client-state/use-saved-views.js';
export { useFlowActions, type UseFlowActionsResult } from './flows/changes/use-flow-actions.js';
export { type EndingLinks, useFlowForm, type UseFlowFormResult } from './flows/changes/use-flow-form.js';
export { useRefreshFlow, type UseRefreshFlowResult } from './flows/flow/use-refresh-flow.js';
export { type PermissionContext, usePermissionContext } from './flows/flow/use-permission-context.js';
export { type FlowUpdate, useUpdateFlow } from './flows/changes/use-update-flow.js';
export { type FlowListFilters } from './flows/list/flow-list-filters.js';
export { type CachedFlow, flowQuery } from './flows/flow/flow-query.js';
export { isMissingFlow } from './flows/flow/is-missing-flow.js';
export { useFlow } from './flows/flow/use-flow.js';
export {
  useFlowFilters,
  type UseFlowFiltersOptions,
  type UseFlowFiltersResult,
} from './flows/list/use-flow-filters.js';
export {
  useFlowListReporters,
  type UseFlowListReportersOptions,
  type UseFlowListReportersResult,
} from './flows/list/use-flow-list-reporters.js';
export {
  useFlowListSearch,
  type UseFlowListSearchOptions,
  type UseFlowListSearchResult,
} from './flows/list/use-flow-list-search.js';
export { useFlowArrival, type UseFlowArrivalOptions } from './flows/flow/use-flow-arrival.js';
export { useFlowList, type UseFlowListOptions, type UseFlowListResult } from './flows/list/use-flow-list.js';
export { type FlowPage, flowsQuery } from './flows/list/flows-query.js';
export { useFlows } from './flows/list/use-flows.js';
export { recordingStatusQuery } from './flows/flow/recording-status-query.js';
export { useRecordingStatus, type UseRecordingStatusOptions } from './flows/flow/use-recording-status.js';
export { useRetryRecording } from './flows/changes/use-retry-recording.js';
export { sequenceDiagramQuery } from './flows/flow/sequence-diagram-query.js';
export { useSequenceDiagram } from './flows/flow/use-sequence-diagram.js';
export { useAnswerInvitation, type UseAnswerInvitationResult } from './invitations/use-answer-invitation.js';
export {
  type JoinLink,
  useJoinProject,
  type UseJoinProjectOptions,
  type UseJoinProjectResult,
} from './invitations/use-join-project.js';
export { myInvitationsQuery } from './invitations/my-invitations-query.js';
export { useMyInvitations, type UseMyInvitationsResult } from './invitations/use-my-invitations.js';
export { useInvitationActions, type UseInvitationActionsResult } from './invitations/use-invitation-actions.js';
export {
  type CreatedInvitationLink,
  useInviteLink,
  type UseInviteLinkOptions,
  type UseInviteLinkResult,
} from './invitations/use-invite-link.js';
export { invitationLinksQuery } from './invitations/invitation-links-query.js';
export { useInvitationLinks } from './invitations/use-invitation-links.js';
export { projectInvitationsQuery } from './invitations/project-invitations-query.js';
export { useProjectInvitations } from './invitations/use-project-invitations.js';
export { useCreateJiraIssue } from './jira/use-create-jira-issue.js';
export { jiraIssueTypesQuery, jiraProjectsQuery } from './jira/jira-choices-queries.js';
export { useJiraChoices, type UseJiraChoicesOptions, type UseJiraChoicesResult } from './jira/use-jira-choices.js';
export { useJiraForm, type UseJiraFormOptions, type UseJiraFormResult } from './jira/use-jira-form.js';
export type { IssueText } from './jira/write-issue-text.js';
export { useJiraIssues } from './jira/use-jira-issues.js';
export { agentTokensQuery } from './mcp/agent-tokens-query.js';
export { useAgentTokens } from './mcp/use-agent-tokens.js';
export { useDebugPrompt, type UseDebugPromptOptions, type UseDebugPromptResult } from './mcp/use-debug-prompt.js';
export { useGenerateAgentToken, type UseGenerateAgentTokenResult } from './mcp/use-generate-agent-token.js';
export { usePersonalTokens, type UsePersonalTokensOptions } from './mcp/use-personal-tokens.js';
export { useRevokeAgentToken } from './mcp/use-revoke-agent-token.js';
export { useMemberActions, type UseMemberActionsResult } from './members/use-member-actions.js';
export { membersQuery } from './members/members-query.js';
export { useMembers } from './members/use-members.js';
export { type ServerChange, type ServerChangeHandlers } from './mutations/use-server-change.js';
export { controlsVisible } from './player/controls-visible.js';
export { type CaptionsActions, type CaptionsState, type CaptionTrack } from './player/features/captions.js';
export { type ControlsState } from './player/features/controls.js';
export { type FullscreenActions, type FullscreenState } from './player/features/fullscreen.js';
export { type HelpActions, type HelpState } from './player/features/help.js';
export { type IdleActions, type IdleState } from './player/features/idle.js';
export { type PictureInPictureActions, type PictureInPictureState } from './player/features/picture-in-picture.js';
export { type PlaybackActions, type PlaybackState } from './player/features/playback.js';
export { PLAYBACK_RATES, type RateActions, type RateState } from './player/features/rate.js';
export { type SourceActions, type SourceState } from './player/features/source.js';
export {
  stopBeside,
  stopKind,
  stopNumber,
  type StopKind,
  type StopsActions,
  type StopsState,
} from './player/features/stops.js';
export { type TimeActions, type TimeState } from './player/features/time.js';
export { type VolumeActions, type VolumeState } from './player/features/volume.js';
export { playerClock } from './player/player-clock.js';
export { PlayerContext } from './player/player-context.js';
export { type Hotkey, hotkeyFor } from './player/keyboard/player-hotkeys.js';
export {
  FRAME_STEP_MS,
  PLAYER_SHORTCUTS,
  type PlayerShortcut,
  SEEK_STEP_MS,
} from './player/keyboard/player-shortcuts.js';
export {
  createPlayerStore,
  type PlayerActions,
  type PlayerState,
  type PlayerStore,
  type PlayerStoreOptions,
} from './player/player-store.js';
export { usePlayer, usePlayerStore } from './player/use-player.js';
export { usePlayerMarkers, type UsePlayerMarkersOptions } from './player/use-player-markers.js';
export { usePlayerSync, type UsePlayerSyncOptions } from './player/use-player-sync.js';
export { useSlider, type UseSliderOptions, type UseSliderResult } from './player/use-slider.js';
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
export { useCreateProject } from './projects/use-create-project.js';
export {
  type ProjectEnd,
  useLeaveOrDeleteProject,
  type UseLeaveOrDeleteProjectOptions,
} from './projects/use-leave-or-delete-project.js';
export { type PersonalProjectLimit, usePersonalProjectLimit } from './projects/use-personal-project-limit.js';
export { useProject } from './projects/use-project.js';
export { type ProjectPermissions, useProjectPermissions } from './projects/use-project-permissions.js';
export { projectsQuery } from './projects/projects-query.js';
export { useProjects, type UseProjectsOptions } from './projects/use-projects.js';
export { useUpdateProject } from './projects/use-update-project.js';
export { type FlowLensContextValue } from './provider/flowlens-context.js';
export { FlowLensProvider, type FlowLensProviderProps } from './provider/flowlens-provider.js';
export { createFlowLensQueryClient } from './provider/flowlens-query-client.js';
export type { NavigationTarget } from '@flowlens/core/links';
export { type NoticeChannel, type NoticeListener } from './provider/notice-channel.js';
export { useFlowLens } from './provider/use-flowlens.js';
export { type QueryErrorDetails, type QueryErrorListener } from './provider/use-query-errors.js';
/**
 * Query keys of the hooks, for invalidating or removing data in your own query client. A key includes everything below
 * it.
 *
 * @example
 * void queryClient.invalidateQueries({ queryKey: flowlensKeys.flows() });
 */
export { flowlensKeys };
export type { QueryDefinition } from './query-definition.js';
export { useRecorder } from './recorder/use-recorder.js';
export { useRecordingDraft, type UseRecordingDraftResult } from './recorder/use-recording-draft.js';
export {
  type RecordingDetails,
  type SendFailure,
  type SendState,
  useSendRecording,
  type UseSendRecordingResult,
} from './recorder/use-send-recording.js';
export { appConfigQuery } from './session/app-config-query.js';
export { useAppConfig } from './session/use-app-config.js';
export { currentUserQuery } from './session/current-user-query.js';
export { guestLinkQuery } from './recording-links/guest-link-query.js';
export { useGuestLink } from './recording-links/use-guest-link.js';
export { embedKeysQuery } from './embedding/embed-keys-query.js';
export { useEmbedKeyActions, type UseEmbedKeyActionsResult } from './embedding/use-embed-key-actions.js';
export { useEmbedKeys } from './embedding/use-embed-keys.js';
export { useMadeEmbedKey } from './embedding/use-made-embed-key.js';
export { recordingLinksQuery } from './recording-links/recording-links-query.js';
export { useMadeRecordingLink } from './recording-links/use-made-recording-link.js';
export { useRecordingLinks } from './recording-links/use-recording-links.js';
export {
  useRecordingLinkActions,
  type UseRecordingLinkActionsResult,
} from './recording-links/use-recording-link-actions.js';
export { waitingRecordingsQuery } from './recording-links/waiting-recordings-query.js';
export { useWaitingRecordings } from './recording-links/use-waiting-recordings.js';
export {
  useWaitingRecordingActions,
  type UseWaitingRecordingActionsResult,
} from './recording-links/use-waiting-recording-actions.js';
export { useConnectRecorder } from './session/use-connect-recorder.js';
export { useCurrentUser } from './session/use-current-user.js';
export { useDismissSessionNotice } from './session/use-dismiss-session-notice.js';
export { useSignOutEverywhere } from './session/use-sign-out-everywhere.js';
export { useSignOut, type UseSignOutOptions } from './session/use-sign-out.js';
export { useRevokeShare } from './sharing/use-revoke-share.js';
export { useShareFlow, type UseShareFlowOptions, type UseShareFlowResult } from './sharing/use-share-flow.js';
export { type ShareUpdate, useUpdateShare } from './sharing/use-update-share.js';
export { shareLinksQuery } from './sharing/share-links-query.js';
export { useShareLinks, type UseShareLinksOptions } from './sharing/use-share-links.js';
export { projectShareLinksQuery } from './sharing/project-share-links-query.js';
export { useProjectShareLinks } from './sharing/use-project-share-links.js';
export { useRevokeProjectShares } from './sharing/use-revoke-project-shares.js';
export { isRefusedLink } from './sharing/is-refused-link.js';
export { sharedFlowQuery } from './sharing/shared-flow-query.js';
export { useSharedFlow } from './sharing/use-shared-flow.js';
export { sharedInvitationQuery } from './sharing/shared-invitation-query.js';
export { useSharedInvitation } from './sharing/use-shared-invitation.js';
export { useCreateTag, type UseCreateTagResult } from './tags/use-create-tag.js';
export { useDeleteTag, type UseDeleteTagResult } from './tags/use-delete-tag.js';
export {
  type TagChoice,
  type TagPickerMode,
  useTagSelection,
  type UseTagSelectionOptions,
  type UseTagSelectionResult,
} from './tags/use-tag-selection.js';
export { tagsQuery } from './tags/tags-query.js';
export { useTags } from './tags/use-tags.js';
export type { TimelineEntryDetails } from '@flowlens/timeline/worker';
export { type FoundRows, type TimelineSearch } from './timeline/session/searches.js';
export type { TimelineRows } from './timeline/session/timeline-rows.js';
export { type TimelineSession } from './timeline/session/timeline-session.js';
export { type TimelineState } from './timeline/session/timeline-state.js';
export { type TimelineClock } from './timeline/timeline-clock.js';
export { type TimelineTime, useCurrentIndex } from './timeline/use-current-index.js';
export { useEventHighlight, type UseEventHighlightResult } from './timeline/use-event-highlight.js';
export {
  useTimelineFilters,
  type UseTimelineFiltersOptions,
  type UseTimelineFiltersResult,
} from './timeline/use-timeline-filters.js';
export { timelineQuery, type TimelineSource } from './timeline/timeline-query.js';
export { prepareTimeline } from '@flowlens/timeline/worker';
export { usePreparedTimeline } from './timeline/use-prepared-timeline.js';
export { useIncidents } from './timeline/use-incidents.js';
export { useTimelineEntry } from './timeline/use-timeline-entry.js';
export { useTimelineSequence, type UseTimelineSequenceResult } from './timeline/use-timeline-sequence.js';
export { useTimelineRows } from './timeline/use-timeline-rows.js';
export {
  type TimelineFailure,
  type TimelineProgress,
  useTimeline,
  type UseTimelineOptions,
  type UseTimelineResult,
} from './timeline/use-timeline.js';
