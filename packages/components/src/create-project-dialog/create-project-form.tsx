'use client';

import { PROJECT_DESCRIPTION_MAX_CHARS, PROJECT_NAME_MAX_CHARS } from '@flowlens/core/limits';
import type { Messages } from '@flowlens/core/messages';
import { type NewProject, validateProjectForm } from '@flowlens/core/validation';
import type { PersonalProjectLimit } from '@flowlens/hooks';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { UnsavedText } from '../ui/dismissal/unsaved-text.js';
import { takeSubmit } from '../ui/internal/events/take-submit.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { TextArea } from '../ui/text-area/text-area.js';
import { TextField } from '../ui/text-field/text-field.js';

export interface CreateProjectFormProps {
  /** Id for a submit button outside of the form. */
  id: string;
  m: Messages['projects'];
  limit: PersonalProjectLimit;
  /** True while the project is being created. */
  pending: boolean;
  /** Error of the last attempt. */
  error: Error | null;
  onSubmit: (project: NewProject) => void;
}

/** Form of a new project. Keeps its text until it unmounts. */
export function CreateProjectForm({ id, m, limit, pending, error, onSubmit }: CreateProjectFormProps) {
  const validation = useMessages('validation');
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [nameMissing, setNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  // Creating the project may reach the limit while the dialog is still open.
  const locked = limit.reached && !pending;

  function submit(event: FormEvent) {
    takeSubmit(event);
    if (locked || pending) return;
    const result = validateProjectForm({ name, description });
    if (result.ok) onSubmit(result.value);
    else {
      setNameMissing(true);
      nameField.current?.focus();
    }
  }

  return (
    <form id={id} className="fl-create-project" noValidate onSubmit={submit}>
      <UnsavedText when={!pending && (name.trim() !== '' || description.trim() !== '')} />
      {locked && <InlineAlert tone="warning">{m.createLimit({ count: limit.count })}</InlineAlert>}
      <TextField
        ref={nameField}
        label={m.createNameLabel}
        placeholder={m.createNamePlaceholder}
        required
        disabled={locked}
        readOnly={pending}
        maxChars={PROJECT_NAME_MAX_CHARS}
        value={name}
        error={nameMissing ? validation.nameRequired : undefined}
        onValueChange={(text) => {
          setName(text);
          setNameMissing(false);
        }}
      />
      <TextArea
        label={m.createDescriptionLabel}
        placeholder={m.createDescriptionPlaceholder}
        rows={3}
        disabled={locked}
        readOnly={pending}
        maxChars={PROJECT_DESCRIPTION_MAX_CHARS}
        value={description}
        onValueChange={setDescription}
      />
      <FailureAlert error={error} text={{ action: 'createProject' }} />
    </form>
  );
}
