export { JiraButton, type JiraButtonProps } from './jira-button.js';
export { type CreatedJiraIssue, type JiraEvents } from './jira-events.js';
export { JiraDrawer } from './jira-drawer.js';
export { type JiraDrawerProps } from './jira-form.js';
