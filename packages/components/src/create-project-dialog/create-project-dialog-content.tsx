'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useCreateProject, usePersonalProjectLimit } from '@flowlens/hooks';
import { forwardRef, useId } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useNavigate } from '../provider/use-navigate.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import type { DialogContentProps, HostDialogProps } from '../ui/dialog/host-dialog-props.js';
import { useIsShown } from '../ui/internal/use-is-shown.js';
import { CreateProjectForm } from './create-project-form.js';

export interface CreateProjectDialogProps extends HostDialogProps {
  /**
   * Runs once the project exists and the lists contain it.
   * @default asks the host for the project's flows, unless the user has moved to another page
   */
  onProjectCreated?: ((projectId: string) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'projects'> | undefined;
}

/** Content of `CreateProjectDialog`. */
export const CreateProjectDialogContent = forwardRef<HTMLDivElement, DialogContentProps<CreateProjectDialogProps>>(
  function CreateProjectDialogContent({ open, onOpenChange, onProjectCreated, messages, ...rest }, ref) {
    const m = useMessages('projects', messages?.projects);
    const common = useMessages('common');
    const navigate = useNavigate();
    const formId = useId();
    const isShown = useIsShown(formId);
    const { run, pending, error } = useCreateProject();
    const limit = usePersonalProjectLimit();

    function created(projectId: string) {
      // Closing unmounts it, which does not mean that the user has moved to another page.
      const stays = isShown(formId);
      onOpenChange(false);
      if (onProjectCreated) onProjectCreated(projectId);
      else if (stays) navigate({ page: 'gallery', projectId });
    }

    return (
      <Dialog
        {...rest}
        ref={ref}
        title={m.create}
        open={open}
        onOpenChange={(wanted) => {
          // Keeps the typed text during the request, in case it fails.
          if (!pending) onOpenChange(wanted);
        }}
        footer={
          <>
            <Button disabled={pending} onClick={() => onOpenChange(false)}>
              {common.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={pending} disabled={limit.reached && !pending}>
              {m.createSubmit}
            </Button>
          </>
        }
      >
        <CreateProjectForm
          id={formId}
          m={m}
          limit={limit}
          pending={pending}
          error={pending ? null : error}
          onSubmit={(project) => run(project, { onSuccess: ({ id }) => created(id) })}
        />
      </Dialog>
    );
  },
);
