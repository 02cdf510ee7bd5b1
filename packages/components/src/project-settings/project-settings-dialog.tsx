'use client';

import { hostDialog } from '../ui/dialog/host-dialog.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { ProjectSettingsDialogProps } from './project-settings-dialog-content.js';

/**
 * Project settings as a dialog. It opens on the default tab each time, unless the tab is controlled. Its code loads
 * when it first opens.
 *
 * @example
 * <ProjectSettingsDialog projectId={project.id} open={open} onOpenChange={setOpen} defaultTab="members" />
 */
export const ProjectSettingsDialog = hostDialog<ProjectSettingsDialogProps>(
  lazyDialog(async () => (await import('./project-settings-dialog-content.js')).ProjectSettingsDialogContent),
);
