'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { clsx } from 'clsx/lite';
import { FolderPlus } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { CreateProjectDialog } from '../create-project-dialog/create-project-dialog.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { DialogButton } from '../ui/button/dialog-button.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';

export interface NoProjectsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>, BoundaryProps {
  /** Runs after a project was created here. @default requests its gallery from the host */
  onProjectCreated?: ((projectId: string) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'projects'> | undefined;
}

/**
 * Empty state for a viewer without a project, with a button that creates the first one.
 *
 * @example
 * <NoProjects onProjectCreated={openProject} />
 */
export const NoProjects = withErrorBoundary(
  forwardRef<HTMLDivElement, NoProjectsProps>(function NoProjects(
    { onProjectCreated, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('projects', messages?.projects);
    const rootClass = useRootClass();
    const [creating, setCreating] = useState(false);

    return (
      <div {...rest} ref={ref} className={clsx(rootClass, 'fl-no-projects', className)}>
        <EmptyState
          icon={<Icon of={FolderPlus} size={18} />}
          title={m.empty}
          action={
            <DialogButton variant="primary" onOpen={() => setCreating(true)}>
              {m.create}
            </DialogButton>
          }
        />
        <CreateProjectDialog
          open={creating}
          onOpenChange={setCreating}
          onProjectCreated={onProjectCreated}
          messages={messages}
        />
      </div>
    );
  }),
);
