'use client';

import type { Project } from '@flowlens/client';
import { PROJECT_DESCRIPTION_MAX_CHARS, PROJECT_NAME_MAX_CHARS } from '@flowlens/core/limits';
import type { Messages } from '@flowlens/core/messages';
import { isBlank } from '@flowlens/core/validation';
import { type FormEvent, useRef } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { Button } from '../../ui/button/button.js';
import { UnsavedText } from '../../ui/dismissal/unsaved-text.js';
import { takeSubmit } from '../../ui/internal/events/take-submit.js';
import { TextArea } from '../../ui/text-area/text-area.js';
import { TextField } from '../../ui/text-field/text-field.js';
import { useProjectForm } from './use-project-form.js';

export interface ProjectFormProps {
  project: Project;
  m: Messages['projects'];
}

/** Name and description, editable by admins. */
export function ProjectForm({ project, m }: ProjectFormProps) {
  const validation = useMessages('validation');
  const { form, pending, canSave, changed, type, save } = useProjectForm(project);
  const nameField = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);

  function submit(event: FormEvent) {
    takeSubmit(event);
    if (canSave && !pending) save(keepFocus);
  }

  /** The button loses the focus once there is nothing left to save. */
  function keepFocus() {
    if (saveButton.current?.matches(':focus')) nameField.current?.focus();
  }

  return (
    <form className="fl-project-form" noValidate onSubmit={submit}>
      <UnsavedText when={changed && !pending} />
      <TextField
        ref={nameField}
        label={m.nameLabel}
        required
        readOnly={pending}
        value={form.name}
        error={isBlank(form.name) ? validation.nameRequired : undefined}
        maxChars={PROJECT_NAME_MAX_CHARS}
        onValueChange={(name) => type({ name })}
      />
      <TextArea
        label={m.descriptionLabel}
        placeholder={m.descriptionPlaceholder}
        readOnly={pending}
        value={form.description}
        maxChars={PROJECT_DESCRIPTION_MAX_CHARS}
        onValueChange={(description) => type({ description })}
      />
      <Button
        ref={saveButton}
        type="submit"
        variant="primary"
        className="fl-project-form-save"
        disabled={!canSave && !pending}
        busy={pending}
      >
        {pending ? m.saving : m.save}
      </Button>
    </form>
  );
}
