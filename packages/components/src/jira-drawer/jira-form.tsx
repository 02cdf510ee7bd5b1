'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useJiraForm, type UseJiraChoicesResult } from '@flowlens/hooks';
import { type FormEvent, forwardRef, useEffect, useId, useRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import type { DialogContentProps, HostDialogProps } from '../ui/dialog/host-dialog-props.js';
import { UnsavedText } from '../ui/dismissal/unsaved-text.js';
import { Drawer } from '../ui/drawer/drawer.js';
import { takeSubmit } from '../ui/internal/events/take-submit.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { createdIssueOf, type JiraEvents } from './jira-events.js';
import { JiraFields } from './jira-fields.js';

export interface JiraDrawerProps extends HostDialogProps, JiraEvents {
  /** The flow that the issue is about. */
  flowId: string;
  /** Runs with `false` when the drawer is closed, when an issue was created, and when Jira has no options. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'jira'> | undefined;
}

export interface JiraFormProps
  extends DialogContentProps<JiraDrawerProps>, Pick<UseJiraChoicesResult, 'projects' | 'types' | 'failed'> {
  /** Runs once the issue is created, if the form is still mounted. */
  onCreated: () => void;
}

/** The drawer with the form of one issue. */
export const JiraForm = forwardRef<HTMLDivElement, JiraFormProps>(function JiraForm(props, ref) {
  const { flowId, open, onOpenChange, onCreated, onJiraIssueCreated, projects, types, failed, messages, ...rest } =
    props;
  const m = useMessages('jira', messages?.jira);
  const { cancel } = useMessages('common');
  const form = useJiraForm(flowId, { onIssueCreated: (issue) => onJiraIssueCreated?.(createdIssueOf(issue)) });
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const { values, refusals, submitting, valid } = form;
  const connecting = !projects || !types;

  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  function submit(event: FormEvent) {
    takeSubmit(event);
    form.submit(onCreated);
  }

  // Still mounted, with the typed text.
  if (failed) return null;
  return (
    <Drawer
      {...rest}
      ref={ref}
      title={m.drawerTitle}
      open={open}
      onOpenChange={onOpenChange}
      busy={submitting}
      footer={
        <>
          <Button disabled={submitting} onClick={() => onOpenChange(false)}>
            {cancel}
          </Button>
          <Button
            className="fl-jira-submit"
            type="submit"
            form={formId}
            variant="primary"
            busy={submitting}
            // Focusable and clickable; a click shows what is missing.
            {...(!valid && { 'aria-disabled': true, 'data-blocked': true })}
          >
            {submitting ? m.submitting : m.submit}
          </Button>
        </>
      }
    >
      <form ref={fields} id={formId} className="fl-jira-form" aria-busy={connecting} noValidate onSubmit={submit}>
        <UnsavedText when={!submitting && (values.title.trim() !== '' || values.description.trim() !== '')} />
        <JiraFields form={form} projects={projects} types={types} m={m} />
        <FailureAlert error={form.error} text={{ action: 'createJiraIssue' }} />
      </form>
    </Drawer>
  );
});
