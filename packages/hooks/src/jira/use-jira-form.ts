'use client';

import type { JiraIssue } from '@flowlens/client';
import {
  EMPTY_JIRA_FORM,
  isBlank,
  type JiraForm,
  type JiraFormError,
  validateJiraForm,
} from '@flowlens/core/validation';
import { useEffect, useRef, useState } from 'react';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useCreateJiraIssue } from './use-create-jira-issue.js';
import type { IssueText } from './write-issue-text.js';

type FieldErrors = { [Field in keyof JiraForm]?: JiraFormError | undefined };

export interface UseJiraFormOptions {
  /** Runs with each created issue, even after the form has unmounted. */
  onIssueCreated?: ((issue: JiraIssue) => void) | undefined;
}

export interface UseJiraFormResult {
  values: JiraForm;
  change: (field: keyof JiraForm, value: string) => void;
  /** Errors of changed fields; after an attempt to submit, of all fields. */
  errors: FieldErrors;
  valid: boolean;
  /** Number of invalid attempts to submit. After each, the form should focus the first invalid field. */
  refusals: number;
  /** Fills in blank titles and descriptions from the flow and its timeline. Typed text stays. */
  fillIn: Pick<ServerChange<void, IssueText>, 'pending' | 'error'> & { run: () => void };
  submitting: boolean;
  /** Error of the last attempt. The values stay. */
  error: Error | null;
  /** Creates the issue if the form is valid. Runs `onCreated` unless the form has unmounted. */
  submit: (onCreated: () => void) => void;
}

/**
 * Form for creating a Jira issue of a flow. Every form begins empty.
 *
 * @example
 * const { values, change, submit } = useJiraForm(flowId, { onIssueCreated: log });
 */
export function useJiraForm(flowId: string, { onIssueCreated }: UseJiraFormOptions = {}): UseJiraFormResult {
  const { client, queryClient, notify } = useFlowLens();
  const { run, pending, error } = useCreateJiraIssue(flowId);
  const [values, setValues] = useState(EMPTY_JIRA_FORM);
  const [changed, setChanged] = useState<readonly (keyof JiraForm)[]>([]);
  const [refusals, setRefusals] = useState(0);
  const isThere = useIsThere();
  const fillIn = useServerChange<void, IssueText>({
    // The code loads on demand, because few users create issues.
    change: async () => (await import('./write-issue-text.js')).writeIssueText({ client, queryClient }, flowId),
  });
  const checked = validateJiraForm(values);
  const errors: FieldErrors = checked.ok ? {} : checked.errors;

  function submit(onCreated: () => void) {
    if (pending) return;
    if (!checked.ok) setRefusals((count) => count + 1);
    else if (flowId === '') notify({ tone: 'error', code: 'jiraFlowMissing' });
    else
      run(checked.value, {
        onSuccess: (issue) => {
          onIssueCreated?.(issue);
          if (isThere()) onCreated();
        },
      });
  }

  return {
    values,
    change: (field, value) => {
      setValues((current) => ({ ...current, [field]: value }));
      setChanged((fields) => (fields.includes(field) ? fields : [...fields, field]));
    },
    errors: refusals > 0 ? errors : Object.fromEntries(changed.map((field) => [field, errors[field]])),
    valid: checked.ok,
    fillIn: {
      pending: fillIn.pending,
      error: fillIn.error,
      run: () =>
        fillIn.run(undefined, {
          onSuccess: ({ title, description }) =>
            setValues((current) => ({
              ...current,
              title: isBlank(current.title) ? title : current.title,
              description: isBlank(current.description) ? description : current.description,
            })),
        }),
    },
    refusals,
    submitting: pending,
    error: pending ? null : error,
    submit,
  };
}

/** Returns a function that checks whether the component is still mounted. */
function useIsThere(): () => boolean {
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return () => there.current;
}
