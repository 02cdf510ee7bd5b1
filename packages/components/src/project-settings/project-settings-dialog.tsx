'use client';

import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { ProjectSettingsDialogProps } from './project-settings-dialog-content.js';

const ProjectSettingsDialogContent = lazyDialog(
  async () => (await import('./project-settings-dialog-content.js')).ProjectSettingsDialogContent,
);

/** Project settings as a dialog; they open on General each time (spec §2). Their code loads when they first open. */
export function ProjectSettingsDialog(props: ProjectSettingsDialogProps) {
  return <ProjectSettingsDialogContent {...props} />;
}
