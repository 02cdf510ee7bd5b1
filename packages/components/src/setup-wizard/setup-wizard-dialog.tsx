'use client';

import { hostDialog } from '../ui/dialog/host-dialog.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { SetupWizardDialogProps } from './setup-wizard-dialog-content.js';

/**
 * First steps of a new user: get a recorder, record a flow, connect a coding assistant. Its code loads when it first opens.
 *
 * @example
 * <SetupWizardDialog open={open} onOpenChange={setOpen} />
 */
export const SetupWizardDialog = hostDialog<SetupWizardDialogProps>(
  lazyDialog(async () => (await import('./setup-wizard-dialog-content.js')).SetupWizardDialogContent),
);
