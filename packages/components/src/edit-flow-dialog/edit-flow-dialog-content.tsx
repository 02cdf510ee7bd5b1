'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useFlowForm } from '@flowlens/hooks';
import { type FormEvent, forwardRef, useEffect, useId, useRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import type { DialogContentProps, HostDialogProps } from '../ui/dialog/host-dialog-props.js';
import { UnsavedText } from '../ui/dismissal/unsaved-text.js';
import { takeSubmit } from '../ui/internal/events/take-submit.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { EditFlowFields } from './edit-flow-fields.js';

export interface EditFlowDialogProps extends HostDialogProps {
  /** The flow to edit. */
  flow: Flow | FlowSummary;
  /** Runs after changes were saved, with the changed flow. */
  onFlowEdited?: ((flow: Flow) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'flowActions' | 'tags'> | undefined;
}

/** Content of `EditFlowDialog`. Each opening starts with the saved values, so that Cancel restores them. */
export const EditFlowDialogContent = forwardRef<HTMLDivElement, DialogContentProps<EditFlowDialogProps>>(
  function EditFlowDialogContent({ open, ...props }, ref) {
    // The key discards the text of one flow before another is edited.
    return open ? <OpenDialog key={props.flow.id} {...props} ref={ref} /> : null;
  },
);

type OpenDialogProps = Omit<DialogContentProps<EditFlowDialogProps>, 'open'>;

const OpenDialog = forwardRef<HTMLDivElement, OpenDialogProps>(function OpenDialog(
  { flow, onOpenChange, onFlowEdited, messages, ...rest },
  ref,
) {
  const m = useMessages('flowActions', messages?.flowActions);
  const { cancel } = useMessages('common');
  const form = useFlowForm(flow);
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const { refusals } = form;

  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  function close() {
    if (!form.saving) onOpenChange(false);
  }

  function save(event: FormEvent) {
    takeSubmit(event);
    form.save((changed) => {
      onOpenChange(false);
      if (changed) onFlowEdited?.(changed);
    });
  }

  return (
    <Dialog
      {...rest}
      ref={ref}
      open
      onOpenChange={close}
      title={m.editTitle}
      footer={
        <>
          <Button onClick={close} disabled={form.saving}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.saving}>
            {form.saving ? m.saving : m.save}
          </Button>
        </>
      }
    >
      <form ref={fields} id={formId} className="fl-edit-flow" noValidate onSubmit={save}>
        <UnsavedText when={form.changed && !form.saving} />
        <EditFlowFields form={form} m={m} tagMessages={messages?.tags} />
        <FailureAlert error={form.error} text={m.updateFailed} />
      </form>
    </Dialog>
  );
});
