export { CreateProjectDialog } from './create-project-dialog.js';
export { type CreateProjectDialogProps } from './create-project-dialog-content.js';
