'use client';

import { VIEW_NAME_MAX_CHARS } from '@flowlens/hooks';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { takeSubmit } from '../../ui/internal/events/take-submit.js';
import { TextField } from '../../ui/text-field/text-field.js';
import type { GalleryTexts } from '../gallery-texts.js';

export interface SaveViewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Returns whether a view has this name, so that saving replaces it. */
  isTaken: (name: string) => boolean;
  onSave: (name: string) => void;
  texts: GalleryTexts;
}

/** Dialog that names a view. */
export function SaveViewDialog({ open, ...props }: SaveViewDialogProps) {
  // Each opening starts with an empty name.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onOpenChange, isTaken, onSave, texts }: Omit<SaveViewDialogProps, 'open'>) {
  const { cancel } = useMessages('common');
  const [name, setName] = useState('');
  const formId = useId();
  const wanted = name.trim();

  function save(event: FormEvent) {
    takeSubmit(event);
    if (wanted === '') return;
    onSave(wanted);
    onOpenChange(false);
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={texts.saveViewTitle}
      description={texts.saveViewHint}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={wanted === ''}>
            {isTaken(wanted) ? texts.replaceView : texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          label={texts.viewName}
          placeholder={texts.viewNameExample}
          maxChars={VIEW_NAME_MAX_CHARS}
          value={name}
          onValueChange={setName}
        />
      </form>
    </Dialog>
  );
}
