'use client';

import type { MessageOverrides } from '@flowlens/core';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';

export interface CreateProjectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * Runs once the project is there and the lists know it.
   * @default asks the host for the project's flows, unless the page has gone on to another
   */
  onProjectCreated?: ((projectId: string) => void) | undefined;
  messages?: MessageOverrides['projects'];
}

const CreateProjectWindow = lazyDialog(async () => (await import('./create-project-window.js')).CreateProjectWindow);

/**
 * Creates a personal project, as long as its viewer may belong to one more (spec §2, §5). Its code comes when it is first opened.
 */
export function CreateProjectDialog(props: CreateProjectDialogProps) {
  return <CreateProjectWindow {...props} />;
}
