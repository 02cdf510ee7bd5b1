'use client';

import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { SetupWizardDialogProps } from './setup-wizard-dialog-content.js';

const SetupWizardDialogContent = lazyDialog(
  async () => (await import('./setup-wizard-dialog-content.js')).SetupWizardDialogContent,
);

/**
 * First steps of a new user: get a recorder, record a flow, connect a coding assistant (spec §2 routes).
 * Its code loads when it first opens.
 *
 * @example
 * <SetupWizardDialog open={open} onOpenChange={setOpen} />
 */
export function SetupWizardDialog(props: SetupWizardDialogProps) {
  return <SetupWizardDialogContent {...props} />;
}
