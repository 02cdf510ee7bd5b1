export { FlowGallery, type FlowGalleryProps } from './flow-gallery/flow-gallery.js';
export { FlowLensProvider, type FlowLensProviderProps } from './provider/flowlens-provider.js';
export {
  type ColorScheme,
  type LinkProps,
  type PortalContainer,
  type ReplaceableComponents,
  type TextDirection,
} from './provider/ui-context.js';
export { DeviceInfo, type DeviceInfoProps } from './device-info/device-info.js';
export { FlowTimeline, type FlowTimelineHandle, type FlowTimelineProps } from './flow-timeline/flow-timeline.js';
export { type ShowEntryOptions } from './flow-timeline/shown-entry.js';
export { type TimelineTimeFormat } from './flow-timeline/timeline-times.js';
export { ConnectRecorder, type ConnectRecorderProps } from './connect-recorder/connect-recorder.js';
export { CreateFlowLink, type CreateFlowLinkProps } from './create-flow-link/create-flow-link.js';
export { FirstFlow, type FirstFlowProps } from './first-flow/first-flow.js';
export { CreateProjectDialog } from './create-project-dialog/create-project-dialog.js';
export { type CreateProjectDialogProps } from './create-project-dialog/create-project-dialog-content.js';
export { NoProjects, type NoProjectsProps } from './no-projects/no-projects.js';
export { ProjectSettingsButton, type ProjectSettingsButtonProps } from './project-settings/project-settings-button.js';
export { ProjectSettingsDialog } from './project-settings/project-settings-dialog.js';
export { type ProjectSettingsDialogProps } from './project-settings/project-settings-dialog-content.js';
export { ProjectSettings, type ProjectSettingsProps } from './project-settings/project-settings.js';
export { type ProjectSettingsTab } from './project-settings/project-settings-tabs.js';
export { ProjectSwitcher, type ProjectSwitcherProps } from './project-switcher/project-switcher.js';
export { Button, type ButtonProps } from './ui/button/button.js';
export { Icon, type IconProps } from './ui/icon/icon.js';
export { IconButton, type IconButtonProps } from './ui/icon-button/icon-button.js';
export { LinkButton, type LinkButtonProps } from './ui/link-button/link-button.js';
export { LoadFailure, type LoadFailureProps } from './ui/load-failure/load-failure.js';
export { Spinner, type SpinnerProps } from './ui/spinner/spinner.js';
export { InvitationsPopover, type InvitationsPopoverProps } from './invitations-popover/invitations-popover.js';
export { JoinProject, type JoinProjectProps } from './join-project/join-project.js';
export { TagPicker, type TagPickerProps } from './tag-picker/tag-picker.js';
export { ConfirmDialog, type ConfirmDialogProps } from './ui/confirm-dialog/confirm-dialog.js';
export { DiscardQuestion, type DiscardQuestionProps } from './ui/dismissal/discard-question.js';
export { hasUnsavedText } from './ui/dismissal/unsaved-text.js';
export { RoleBadge, type RoleBadgeProps } from './role-badge/role-badge.js';
export { RoleHelp, type RoleHelpProps } from './role-help/role-help.js';
export { LinkSessionBar, type LinkSessionBarProps } from './session-bar/link-session-bar.js';
export { ReusedSessionBar, type ReusedSessionBarProps } from './session-bar/reused-session-bar.js';
export { UserMenu, type UserMenuProps } from './user-menu/user-menu.js';
export {
  CommentList,
  type CommentListBaseProps,
  type CommentListFlowProps,
  type CommentListProps,
} from './comment-list/comment-list.js';
export { type ShownComment } from './comment-list/shown-comment.js';
export { DebugMenu, type DebugMenuProps } from './debug-menu/debug-menu.js';
export { JiraButton, type JiraButtonProps } from './jira-drawer/jira-button.js';
export { JiraDrawer } from './jira-drawer/jira-drawer.js';
export { type JiraDrawerProps } from './jira-drawer/jira-form.js';
export { SequenceDiagram, type SequenceDiagramProps } from './sequence-diagram/sequence-diagram.js';
export { type Assistant, parseAssistant } from './mcp-setup/assistant-setup.js';
export { McpSetupButton, type McpSetupButtonProps } from './mcp-setup/mcp-setup-button.js';
export { McpSetupDialog } from './mcp-setup/mcp-setup-dialog.js';
export { type McpSetupDialogProps } from './mcp-setup/mcp-setup-dialog-content.js';
export { EditFlowDialog } from './edit-flow-dialog/edit-flow-dialog.js';
export { type EditFlowDialogProps } from './edit-flow-dialog/edit-flow-dialog-content.js';
export { type CancelableDetails } from './event-details.js';
export { FlowActionMenu, type FlowActionMenuProps } from './flow-action-menu/flow-action-menu.js';
export { FlowTitleMenu, type FlowTitleMenuProps } from './flow-title-menu/flow-title-menu.js';
export { FlowPlayer, type FlowPlayerProps } from './flow-player/flow-player.js';
export type * as FlowPlayerParts from './flow-player/flow-player.parts.js';
export { playerDataAttributes } from './flow-player/root/player-data-attributes.js';
export { FlowView, type FlowViewProps } from './flow-view/flow-view.js';
export { type FlowViewTab, isFlowViewTab } from './flow-view/tabs/flow-view-tab.js';
export { SetupWizardDialog } from './setup-wizard/setup-wizard-dialog.js';
export { type SetupWizardDialogProps } from './setup-wizard/setup-wizard-dialog-content.js';
export { ShareButton, type ShareButtonProps } from './share-dialog/share-button.js';
export { ShareDialog } from './share-dialog/share-dialog.js';
export { type ShareDialogProps } from './share-dialog/share-dialog-content.js';
export { SharedFlowView, type SharedFlowViewProps } from './shared-flow-view/shared-flow-view.js';
export { RecordButton, type RecordButtonProps } from './record-button/record-button.js';
export { GuestRecorder, type GuestRecorderProps } from './guest-recorder/guest-recorder.js';
export { type TypedGuest } from './guest-recorder/guest-consent.js';
export { WaitingRecordings, type WaitingRecordingsProps } from './waiting-recordings/waiting-recordings.js';
export { RecorderPanel, type RecorderPanelProps } from './recorder-panel/recorder-panel.js';
export { type RecorderProject } from './recorder-panel/review/use-recording-form.js';
