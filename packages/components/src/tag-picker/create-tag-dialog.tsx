'use client';

import type { Tag } from '@flowlens/client';
import { TAG_NAME_MAX_CHARS } from '@flowlens/core/limits';
import type { Messages } from '@flowlens/core/messages';
import { countCodePoints, isBlank } from '@flowlens/core/validation';
import { useCreateTag } from '@flowlens/hooks';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { UnsavedText } from '../ui/dismissal/unsaved-text.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { TextField } from '../ui/text-field/text-field.js';

export interface CreateTagDialogProps {
  m: Messages['tags'];
  projectId: string;
  onClose: () => void;
  onCreated: (tag: Tag) => void;
}

/** Asks for the name of a new tag. Stays open with the typed text after a failure. */
export function CreateTagDialog({ m, projectId, onClose, onCreated }: CreateTagDialogProps) {
  const { pending, error, create } = useCreateTag(projectId);
  const [name, setName] = useState('');
  const common = useMessages('common');
  const { characterCount } = useMessages('validation');

  function submit() {
    create(name, {
      onSuccess: (tag) => {
        onCreated(tag);
        onClose();
      },
    });
  }

  // Not a form, because Enter would do nothing while its button is disabled, but an empty name should cause a warning.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  }

  return (
    <Dialog
      open
      onOpenChange={() => {
        // A late response would close the next dialog.
        if (!pending) onClose();
      }}
      title={m.createTitle}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="primary" disabled={isBlank(name)} busy={pending} onClick={submit}>
            {m.create}
          </Button>
        </>
      }
    >
      <UnsavedText when={!pending && name.trim() !== ''} />
      <TextField
        label={m.name}
        counter={characterCount({ count: countCodePoints(name), max: TAG_NAME_MAX_CHARS })}
        readOnly={pending}
        maxChars={TAG_NAME_MAX_CHARS}
        value={name}
        onValueChange={setName}
        onKeyDown={onKeyDown}
      />
      <FailureAlert error={pending ? null : error} text={{ action: 'createTag' }} />
    </Dialog>
  );
}
