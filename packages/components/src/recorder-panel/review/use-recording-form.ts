'use client';

import { validateFlowForm } from '@flowlens/core/validation';
import { type RecordingDetails, useProjects } from '@flowlens/hooks';
import type { RecordingDraft } from '@flowlens/recorder';
import { useState } from 'react';
import type { FlowFieldsForm } from '../../edit-flow-dialog/edit-flow-fields.js';

/** A project to choose. */
export interface RecorderProject {
  id: string;
  name: string;
}

export interface RecordingForm extends FlowFieldsForm {
  /** Number of invalid attempts to send. After each, the form focuses the first invalid field. */
  refusals: number;
  /** Runs `onValid` with the details, if they are within their lengths. */
  submit: (onValid: (details: RecordingDetails) => void) => void;
}

export interface RecordingFormOptions {
  draft: RecordingDraft;
  projects: readonly RecorderProject[] | undefined;
  defaultProjectId: string | undefined;
  defaultTitle: string | undefined;
  saving: boolean;
}

const NONE: readonly RecorderProject[] = [];

/** The details of a recording before it is sent. Typed text is saved with the recording, so that it survives a reload. */
export function useRecordingForm({
  draft,
  projects: given,
  defaultProjectId,
  defaultTitle = '',
  saving,
}: RecordingFormOptions): RecordingForm {
  const own = useProjects({ enabled: given === undefined });
  const projects = given ?? own.data ?? NONE;
  const [values, setValues] = useState({
    title: draft.title ?? defaultTitle,
    description: draft.description ?? '',
    projectId: defaultProjectId ?? '',
    tagIds: [] as readonly string[],
  });
  const [refusals, setRefusals] = useState(0);
  const change = (part: Partial<typeof values>) => setValues((current) => ({ ...current, ...part }));
  const type = (text: Parameters<RecordingDraft['saveText']>[0]) => {
    change(text);
    draft.saveText(text).catch(() => undefined);
  };
  const checked = validateFlowForm(values);
  const only = projects.length === 1 ? projects[0]?.id : undefined;
  const projectId = values.projectId || (only ?? '');

  return {
    values: { ...values, projectId },
    setTitle: (title) => type({ title }),
    setDescription: (description) => type({ description }),
    // Tags belong to a project.
    setProject: (id) => id !== projectId && change({ projectId: id, tagIds: [] }),
    setTags: (tagIds) => change({ tagIds }),
    errors: refusals > 0 && !checked.ok ? checked.errors : {},
    refusals,
    projects,
    saving,
    submit(onValid) {
      if (!checked.ok) return setRefusals((count) => count + 1);
      const { title, description } = checked.value;
      onValid({
        title,
        ...(description && { description }),
        ...(projectId && { projectId }),
        ...(values.tagIds.length > 0 && { tagIds: [...values.tagIds] }),
      });
    },
  };
}
