export { JiraButton, type JiraButtonProps } from './jira-button.js';
export { JiraDrawer } from './jira-drawer.js';
export { type JiraDrawerProps } from './jira-form.js';
