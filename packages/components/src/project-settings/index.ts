export { ProjectSettingsButton, type ProjectSettingsButtonProps } from './project-settings-button.js';
export { ProjectSettingsDialog } from './project-settings-dialog.js';
export { type ProjectSettingsDialogProps } from './project-settings-dialog-content.js';
export { ProjectSettings, type ProjectSettingsProps } from './project-settings.js';
export { type ProjectSettingsTab } from './project-settings-tabs.js';
export { type CancelableDetails } from '../event-details.js';
export { type InvitationLinkAddress, type SettingsEvents } from './settings-events.js';
