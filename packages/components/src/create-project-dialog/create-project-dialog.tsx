'use client';

import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { CreateProjectDialogProps } from './create-project-dialog-content.js';

const CreateProjectDialogContent = lazyDialog(
  async () => (await import('./create-project-dialog-content.js')).CreateProjectDialogContent,
);

/** Dialog that creates a personal project, if the viewer may belong to one more (spec §2, §5). Its code loads when it first opens. */
export function CreateProjectDialog(props: CreateProjectDialogProps) {
  return <CreateProjectDialogContent {...props} />;
}
