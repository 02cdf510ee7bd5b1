'use client';

import type { CreateProjectDialogProps } from './create-project-dialog-content.js';
import { hostDialog } from '../ui/dialog/host-dialog.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';

/**
 * Dialog that creates a personal project, if the viewer may belong to one more. Its code loads when it first opens.
 *
 * @example
 * <CreateProjectDialog open={open} onOpenChange={setOpen} onProjectCreated={openProject} />
 */
export const CreateProjectDialog = hostDialog<CreateProjectDialogProps>(
  lazyDialog(async () => (await import('./create-project-dialog-content.js')).CreateProjectDialogContent),
);
