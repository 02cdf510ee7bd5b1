export { countCodePoints, cutToCodePoints } from './code-points.js';
export { type CommentTextResult, validateCommentText } from './comment-text.js';
export { type FlowForm, type FlowFormError, validateFlowForm } from './flow-form.js';
export type { FormResult, ValidationCode } from './form-result.js';
export { type InviteForm, validateInviteForm } from './invite-form.js';
export { EMPTY_JIRA_FORM, FLOW_LINK_TITLE, type JiraForm, type JiraFormError, validateJiraForm } from './jira-form.js';
export { canSaveProject, type NewProject, type ProjectForm, validateProjectForm } from './project-form.js';
export { isBlank, visibleText, withoutDirectionControls } from './visible-text.js';
export { type TagNameError, type TagNameResult, validateTagName } from './tag-name.js';
