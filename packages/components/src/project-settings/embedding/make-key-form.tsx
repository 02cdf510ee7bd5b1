'use client';

import { EMBED_KEY_NAME_MAX_CHARS } from '@flowlens/core/limits';
import type { Messages } from '@flowlens/core/messages';
import { isBlank } from '@flowlens/core/validation';
import { useMadeEmbedKey, type UseEmbedKeyActionsResult } from '@flowlens/hooks';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { UnsavedText } from '../../ui/dismissal/unsaved-text.js';
import { takeSubmit } from '../../ui/internal/events/take-submit.js';
import { FailureAlert } from '../../ui/inline-alert/failure-alert.js';
import { TextField } from '../../ui/text-field/text-field.js';
import { MadeKey } from './made-key.js';

export interface MakeKeyFormProps {
  projectId: string;
  m: Messages['embedding'];
  create: UseEmbedKeyActionsResult['create'];
  /** Origin of the server, for the code that uses the key. */
  baseUrl: string;
  /** Returns whether a key is still live. */
  isLive: (keyId: string) => boolean;
}

/** Creates an embed key. Its secret stays visible for the visit. */
export function MakeKeyForm({ projectId, m, create, baseUrl, isLive }: MakeKeyFormProps) {
  const titleId = useId();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState(false);
  const [madeId, setMadeId] = useState<string>();
  const key = useMadeEmbedKey(projectId);
  // Hides the previous key while the next one is created, because they could be mixed up.
  const isShown = key !== undefined && isLive(key.id) && !create.pending;
  const field = useRef<HTMLInputElement>(null);
  const made = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (madeId !== undefined && isShown) made.current?.focus();
  }, [madeId, isShown]);

  function submit(event: FormEvent) {
    takeSubmit(event);
    if (create.pending) return;
    if (isBlank(name)) {
      setRefused(true);
      field.current?.focus();
      return;
    }
    create.run(
      { name },
      {
        onSuccess({ id }) {
          setMadeId(id);
          setName('');
        },
      },
    );
  }

  return (
    <form className="fl-invite" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <UnsavedText when={!create.pending && name !== ''} />
      <h4 id={titleId} className="fl-invite-title">
        {m.make}
      </h4>
      <div className="fl-invite-line">
        <TextField
          ref={field}
          className="fl-invite-email"
          label={m.name}
          hideLabel
          placeholder={m.namePlaceholder}
          required
          autoComplete="off"
          maxChars={EMBED_KEY_NAME_MAX_CHARS}
          readOnly={create.pending}
          value={name}
          error={refused ? m.nameRequired : undefined}
          onValueChange={(text) => {
            setName(text);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="primary" busy={create.pending}>
          {m.create}
        </Button>
      </div>
      <FailureAlert error={create.error} text={m.createFailed} />
      {isShown && <MadeKey ref={made} value={key.key} baseUrl={baseUrl} m={m} />}
    </form>
  );
}
