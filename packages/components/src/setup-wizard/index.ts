export { SetupWizardDialog } from './setup-wizard-dialog.js';
export { type SetupWizardDialogProps } from './setup-wizard-dialog-content.js';
