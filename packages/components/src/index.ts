export {
  type CommentEvents,
  CommentList,
  type CommentListBaseProps,
  type CommentListFlowProps,
  type CommentListProps,
  type ShownComment,
} from './comment-list/index.js';
export { ConnectRecorder, type ConnectRecorderProps } from './connect-recorder/index.js';
export { CreateFlowLink, type CreateFlowLinkProps } from './create-flow-link/index.js';
export { CreateProjectDialog, type CreateProjectDialogProps } from './create-project-dialog/index.js';
export { DebugMenu, type DebugMenuProps } from './debug-menu/index.js';
export { DeviceInfo, type DeviceInfoProps } from './device-info/index.js';
export { EditFlowDialog, type EditFlowDialogProps } from './edit-flow-dialog/index.js';
export { FirstFlow, type FirstFlowProps } from './first-flow/index.js';
export { FlowActionMenu, type FlowActionMenuProps } from './flow-action-menu/index.js';
export { FlowGallery, type FlowGalleryProps } from './flow-gallery/index.js';
export {
  FlowLensPlaybackError,
  FlowPlayer,
  type FlowPlayerHandle,
  type FlowPlayerProps,
  playerDataAttributes,
} from './flow-player/index.js';
export type * as FlowPlayerParts from './flow-player/flow-player.parts.js';
export {
  FlowTimeline,
  type FlowTimelineHandle,
  type FlowTimelineProps,
  type ShowEntryOptions,
  type TimelineTimeFormat,
} from './flow-timeline/index.js';
export { FlowTitleMenu, type FlowTitleMenuProps } from './flow-title-menu/index.js';
export {
  FlowView,
  type FlowViewActions,
  type FlowViewHotkeys,
  type FlowViewProps,
  type FlowViewTab,
  isFlowViewTab,
} from './flow-view/index.js';
export { GuestRecorder, type GuestRecorderProps, type GuestVisit, type TypedGuest } from './guest-recorder/index.js';
export { InvitationsPopover, type InvitationsPopoverProps } from './invitations-popover/index.js';
export {
  type CreatedJiraIssue,
  JiraButton,
  type JiraButtonProps,
  JiraDrawer,
  type JiraDrawerProps,
  type JiraEvents,
} from './jira-drawer/index.js';
export { JoinProject, type JoinProjectProps } from './join-project/index.js';
export {
  type Assistant,
  parseAssistant,
  McpSetupButton,
  type McpSetupButtonProps,
  McpSetupDialog,
  type McpSetupDialogProps,
} from './mcp-setup/index.js';
export { NoProjects, type NoProjectsProps } from './no-projects/index.js';
export {
  ProjectSettingsButton,
  type ProjectSettingsButtonProps,
  ProjectSettingsDialog,
  type ProjectSettingsDialogProps,
  ProjectSettings,
  type ProjectSettingsProps,
  type ProjectSettingsTab,
  type InvitationLinkAddress,
  type SettingsEvents,
} from './project-settings/index.js';
export { ProjectSwitcher, type ProjectSwitcherProps } from './project-switcher/index.js';
export {
  FlowLensProvider,
  type FlowLensProviderProps,
  type ColorScheme,
  type LinkProps,
  type PortalContainer,
  type ReplaceableComponents,
  type TextDirection,
} from './provider/index.js';
export { RecordButton, type RecordButtonProps } from './record-button/index.js';
export { RecorderPanel, type RecorderPanelProps, type RecorderProject } from './recorder-panel/index.js';
export { RoleBadge, type RoleBadgeProps } from './role-badge/index.js';
export { RoleHelp, type RoleHelpProps } from './role-help/index.js';
export { SequenceDiagram, type SequenceDiagramProps } from './sequence-diagram/index.js';
export {
  LinkSessionBar,
  type LinkSessionBarProps,
  ReusedSessionBar,
  type ReusedSessionBarProps,
} from './session-bar/index.js';
export { SetupWizardDialog, type SetupWizardDialogProps } from './setup-wizard/index.js';
export {
  type CopiedShareLink,
  ShareButton,
  type ShareButtonProps,
  ShareDialog,
  type ShareDialogProps,
  type ShareEvents,
} from './share-dialog/index.js';
export { SharedFlowView, type SharedFlowViewProps } from './shared-flow-view/index.js';
export { TagPicker, type TagPickerProps } from './tag-picker/index.js';
export {
  Button,
  type ButtonProps,
  Icon,
  type IconProps,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
  LoadFailure,
  type LoadFailureProps,
  Spinner,
  type SpinnerProps,
  ConfirmDialog,
  type ConfirmDialogProps,
  type HostDialogProps,
  DiscardQuestion,
  type DiscardQuestionProps,
  hasUnsavedText,
} from './ui/index.js';
export { UserMenu, type UserMenuProps } from './user-menu/index.js';
export { WaitingRecordings, type WaitingRecordingsProps } from './waiting-recordings/index.js';
export { WhatWentWrong, type WhatWentWrongProps } from './what-went-wrong/index.js';
export { type CancelableDetails } from './event-details.js';
