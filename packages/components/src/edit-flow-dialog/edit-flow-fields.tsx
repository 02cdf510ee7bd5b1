'use client';

import type { Project } from '@flowlens/client';
import { FLOW_DESCRIPTION_MAX_CHARS, FLOW_TITLE_MAX_CHARS } from '@flowlens/core/limits';
import type { MessageOverrides, Messages } from '@flowlens/core/messages';
import { countCodePoints } from '@flowlens/core/validation';
import type { UseFlowFormResult } from '@flowlens/hooks';
import { useId } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { TagPicker } from '../tag-picker/tag-picker.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { Select } from '../ui/select/select.js';
import { TextArea } from '../ui/text-area/text-area.js';
import { TextField } from '../ui/text-field/text-field.js';

const MAX_CHARS = { title: FLOW_TITLE_MAX_CHARS, description: FLOW_DESCRIPTION_MAX_CHARS };

/** Part of the form that the fields need; also used for a recording that is not a flow yet. */
export type FlowFieldsForm = Pick<
  UseFlowFormResult,
  'values' | 'setTitle' | 'setDescription' | 'setProject' | 'setTags' | 'errors' | 'saving'
> &
  Partial<Pick<UseFlowFormResult, 'endingLinks'>> & { projects: readonly Pick<Project, 'id' | 'name'>[] };

export interface EditFlowFieldsProps {
  form: FlowFieldsForm;
  m: Messages['flowActions'];
  /** Placeholder while no project is chosen. */
  projectPlaceholder?: string | undefined;
  tagMessages: MessageOverrides['tags'];
}

/** Title, description, tags and, if the viewer may change it, project of a flow, with counters. */
export function EditFlowFields({ form, m, projectPlaceholder, tagMessages }: EditFlowFieldsProps) {
  const validation = useMessages('validation');
  const tagsLabelId = useId();
  const { values, projects, saving } = form;
  const counter = (text: string, max: number) => validation.characterCount({ count: countCodePoints(text), max });

  const errorOf = (field: keyof typeof MAX_CHARS) => {
    const code = form.errors[field];
    const text = code && validation[code];
    return typeof text === 'function' ? text({ max: MAX_CHARS[field] }) : text;
  };

  return (
    <>
      <TextField
        label={m.title}
        required
        value={values.title}
        readOnly={saving}
        counter={counter(values.title, FLOW_TITLE_MAX_CHARS)}
        error={errorOf('title')}
        maxChars={FLOW_TITLE_MAX_CHARS}
        onValueChange={form.setTitle}
      />
      <TextArea
        label={m.description}
        rows={3}
        value={values.description}
        readOnly={saving}
        counter={counter(values.description, FLOW_DESCRIPTION_MAX_CHARS)}
        error={errorOf('description')}
        maxChars={FLOW_DESCRIPTION_MAX_CHARS}
        onValueChange={form.setDescription}
      />
      {projects.length > 0 && (
        <Select
          label={m.project}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.projectId || undefined}
          placeholder={projectPlaceholder}
          busy={saving}
          onValueChange={form.setProject}
        />
      )}
      {form.endingLinks && <InlineAlert tone="warning">{m.moveEndsLinks(form.endingLinks)}</InlineAlert>}
      {values.projectId && (
        <div className="fl-edit-flow-tags" role="group" aria-labelledby={tagsLabelId}>
          <span id={tagsLabelId} className="fl-field-label">
            {m.tags}
          </span>
          <TagPicker
            key={values.projectId}
            mode="select"
            projectId={values.projectId}
            value={values.tagIds}
            onValueChange={form.setTags}
            disabled={saving}
            messages={{ tags: tagMessages }}
          />
        </div>
      )}
    </>
  );
}
