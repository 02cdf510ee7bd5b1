'use client';

import type { Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { type FormEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button/button.js';
import { UnsavedText } from '../../ui/dismissal/unsaved-text.js';
import { takeSubmit } from '../../ui/internal/events/take-submit.js';
import { Switch } from '../../ui/switch/switch.js';
import { TextArea } from '../../ui/text-area/text-area.js';
import { useEmbedSites } from './use-embed-sites.js';

export interface EmbedSitesProps {
  project: Project;
  m: Messages['projects'];
}

/** Sites that may embed flows of a project: those of the server, or a list of its own. For admins. */
export function EmbedSites({ project, m }: EmbedSitesProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { hasOwnList, text, changed, invalid, pending, setHasOwnList, setText, save } = useEmbedSites(project, m);

  function submit(event: FormEvent) {
    takeSubmit(event);
    if (changed && !pending) save(keepFocus);
  }

  /** The button loses the focus once there is nothing left to save. */
  function keepFocus() {
    if (saveButton.current?.matches(':focus')) title.current?.focus();
  }

  return (
    <form className="fl-embed-sites" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <UnsavedText when={changed && !pending} />
      <h3 ref={title} id={titleId} tabIndex={-1} className="fl-embed-sites-title">
        {m.embedding}
      </h3>
      <p className="fl-embed-sites-hint">{m.embeddingHint}</p>
      <Switch
        label={m.embedOwnList}
        hint={m.embedOwnListHint}
        checked={hasOwnList}
        disabled={pending}
        onCheckedChange={setHasOwnList}
      />
      {hasOwnList && (
        <div className="fl-embed-sites-list">
          <TextArea
            label={m.embedSites}
            placeholder="https://wiki.example.com"
            readOnly={pending}
            value={text}
            error={invalid}
            spellCheck={false}
            onValueChange={setText}
          />
          {text.trim() === '' && <p className="fl-embed-sites-hint">{m.embedSitesEmpty}</p>}
        </div>
      )}
      <Button
        ref={saveButton}
        type="submit"
        className="fl-embed-sites-save"
        disabled={!changed && !pending}
        busy={pending}
      >
        {pending ? m.saving : m.embedSave}
      </Button>
    </form>
  );
}
