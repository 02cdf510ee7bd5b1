'use client';

import type { Flow, FlowSummary, Project } from '@flowlens/client';
import { canMoveFlow } from '@flowlens/core/permissions';
import { type FlowFormError, validateFlowForm } from '@flowlens/core/validation';
import { useState } from 'react';
import { useShareLinks } from '../../sharing/use-share-links.js';
import { changedFields, type FlowFormValues, formValuesOf } from '../list/changed-fields.js';
import { usePermissionContext } from '../flow/use-permission-context.js';
import { useUpdateFlow } from './use-update-flow.js';

export interface UseFlowFormResult {
  values: FlowFormValues;
  setTitle: (title: string) => void;
  setDescription: (description: string) => void;
  /** Also removes every tag, because tags belong to a project. */
  setProject: (projectId: string) => void;
  setTags: (tagIds: readonly string[]) => void;
  /** Set after an attempt to save; keys of `messages.validation`. */
  errors: { title?: FlowFormError; description?: FlowFormError };
  /** Number of invalid attempts to save. After each, the form should focus the first invalid field. */
  refusals: number;
  /** Projects that the flow may move to, including its own. */
  projects: readonly Project[];
  /** Set while another project is chosen and the move would end public links. */
  endingLinks: EndingLinks | null;
  /** True if a value differs from the saved one. */
  changed: boolean;
  saving: boolean;
  /** Error of the last attempt to save. The values stay. */
  error: Error | null;
  /** Sends the changed fields, if any. Runs `onSaved` once the flow matches the form, with the flow if it changed. */
  save: (onSaved: (changed?: Flow) => void) => void;
}

/** Public links that end when a flow moves; `count` is missing if it cannot be determined. */
export interface EndingLinks {
  count: number | undefined;
}

/**
 * Form for editing a flow: its values, and the call that saves changes once all lengths are valid.
 *
 * @example
 * const { values, setTitle, save } = useFlowForm(flow);
 */
export function useFlowForm(flow: Flow | FlowSummary): UseFlowFormResult {
  const [opened] = useState(() => formValuesOf(flow));
  const [values, setValues] = useState(opened);
  const [refusals, setRefusals] = useState(0);
  const { viewer, project, projects } = usePermissionContext(flow.system_id);
  const update = useUpdateFlow();
  const moves = values.projectId !== opened.projectId;
  const links = useShareLinks(flow.id, { enabled: moves });
  const change = (part: Partial<FlowFormValues>) => setValues((current) => ({ ...current, ...part }));
  const checked = validateFlowForm({ title: values.title, description: values.description });

  function save(onSaved: (changed?: Flow) => void) {
    const changes = changedFields(opened, values);
    if (!checked.ok) setRefusals((count) => count + 1);
    else if (changes) update.run({ flowId: flow.id, changes }, { onSuccess: onSaved });
    else onSaved();
  }

  return {
    values,
    setTitle: (title) => change({ title }),
    setDescription: (description) => change({ description }),
    setProject: (projectId) => {
      if (projectId !== values.projectId) change({ projectId, tagIds: [] });
    },
    setTags: (tagIds) => change({ tagIds }),
    errors: refusals > 0 && !checked.ok ? checked.errors : {},
    refusals,
    projects: project ? projects.filter((to) => canMoveFlow(viewer, flow, { from: project, to })) : [],
    endingLinks: moves ? endingLinksOf(links) : null,
    changed: changedFields(opened, values) !== null,
    saving: update.pending,
    error: update.pending ? null : update.error,
    save,
  };
}

function endingLinksOf({ data, isError }: ReturnType<typeof useShareLinks>): EndingLinks | null {
  if (data === undefined) return isError ? { count: undefined } : null;
  return data.length > 0 ? { count: data.length } : null;
}
