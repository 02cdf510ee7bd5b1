'use client';

import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { ProjectSettingsProps } from './project-settings.js';

export interface ProjectSettingsDialogProps extends Pick<
  ProjectSettingsProps,
  'projectId' | 'productUrl' | 'onProjectEnd' | 'messages'
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ProjectSettingsWindow = lazyDialog(
  async () => (await import('./project-settings-window.js')).ProjectSettingsWindow,
);

/** The project settings over the page; they open on General each time (spec §2). Their code comes when they are first opened. */
export function ProjectSettingsDialog(props: ProjectSettingsDialogProps) {
  return <ProjectSettingsWindow {...props} />;
}
