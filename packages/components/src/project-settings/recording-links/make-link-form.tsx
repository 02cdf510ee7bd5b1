'use client';

import {
  FLOW_TITLE_MAX_CHARS,
  RECORDING_LINK_INSTRUCTIONS_MAX_CHARS,
  RECORDING_LINK_MAX_DAYS,
  RECORDING_LINK_MAX_RECORDINGS,
} from '@flowlens/core/limits';
import { siteAddress } from '@flowlens/core/links';
import type { Messages } from '@flowlens/core/messages';
import { isBlank } from '@flowlens/core/validation';
import { useMadeRecordingLink, useRecordingLinkActions } from '@flowlens/hooks';
import { Check } from 'lucide';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { CopyField } from '../../ui/copy-field/copy-field.js';
import { UnsavedText } from '../../ui/dismissal/unsaved-text.js';
import { takeSubmit } from '../../ui/internal/events/take-submit.js';
import { Icon } from '../../ui/icon/icon.js';
import { FailureAlert } from '../../ui/inline-alert/failure-alert.js';
import { Select } from '../../ui/select/select.js';
import { TextArea } from '../../ui/text-area/text-area.js';
import { TextField } from '../../ui/text-field/text-field.js';

const DAYS = [1, 3, RECORDING_LINK_MAX_DAYS];
const USES = [1, 5, 10, RECORDING_LINK_MAX_RECORDINGS];
const EMPTY = { title: '', instructions: '', site: '', days: String(RECORDING_LINK_MAX_DAYS), uses: '1' };

export interface MakeLinkFormProps {
  projectId: string;
  m: Messages['recordingLinks'];
  /** Returns whether a link is still live. */
  isLive: (linkId: string) => boolean;
}

/** Creates a recording link. Its address stays visible for the visit. */
export function MakeLinkForm({ projectId, m, isLive }: MakeLinkFormProps) {
  const titleId = useId();
  const { create } = useRecordingLinkActions(projectId);
  const [values, setValues] = useState(EMPTY);
  const [refused, setRefused] = useState<'title' | 'site'>();
  const [madeId, setMadeId] = useState<string>();
  const link = useMadeRecordingLink(projectId);
  // Hides the previous link while the next one is created, because they could be mixed up.
  const isShown = link !== undefined && isLive(link.id) && !create.pending;
  const title = useRef<HTMLInputElement>(null);
  const site = useRef<HTMLInputElement>(null);
  const made = useRef<HTMLInputElement>(null);
  const change = (part: Partial<typeof values>) => setValues((current) => ({ ...current, ...part }));

  useEffect(() => {
    if (madeId !== undefined && isShown) made.current?.focus();
  }, [madeId, isShown]);

  function submit(event: FormEvent) {
    takeSubmit(event);
    if (create.pending) return;
    if (isBlank(values.title)) {
      setRefused('title');
      title.current?.focus();
      return;
    }
    const siteUrl = values.site.trim() === '' ? undefined : siteAddress(values.site);
    if (siteUrl === null) {
      setRefused('site');
      site.current?.focus();
      return;
    }
    const input = {
      title: values.title,
      instructions: values.instructions,
      expires_in_days: Number(values.days),
      max_recordings_count: Number(values.uses),
      ...(siteUrl !== undefined && { site_url: siteUrl }),
    };
    create.run(input, {
      onSuccess({ id }) {
        setMadeId(id);
        setValues(EMPTY);
      },
    });
  }

  return (
    <form className="fl-invite" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <UnsavedText
        when={!create.pending && [values.title, values.instructions, values.site].some((text) => text !== '')}
      />
      <h4 id={titleId} className="fl-invite-title">
        {m.make}
      </h4>
      <TextField
        ref={title}
        label={m.title}
        placeholder={m.titlePlaceholder}
        required
        autoComplete="off"
        maxChars={FLOW_TITLE_MAX_CHARS}
        readOnly={create.pending}
        value={values.title}
        error={refused === 'title' ? m.titleRequired : undefined}
        onValueChange={(text) => {
          change({ title: text });
          setRefused(undefined);
        }}
      />
      <TextArea
        label={m.instructions}
        placeholder={m.instructionsPlaceholder}
        rows={2}
        maxChars={RECORDING_LINK_INSTRUCTIONS_MAX_CHARS}
        readOnly={create.pending}
        value={values.instructions}
        onValueChange={(instructions) => change({ instructions })}
      />
      <TextField
        ref={site}
        label={m.site}
        type="url"
        placeholder={m.sitePlaceholder}
        hint={m.siteHint}
        autoComplete="off"
        readOnly={create.pending}
        value={values.site}
        error={refused === 'site' ? m.siteInvalid : undefined}
        onValueChange={(text) => {
          change({ site: text });
          setRefused(undefined);
        }}
      />
      <div className="fl-invite-line fl-recording-link-limits">
        <Select
          className="fl-recording-link-limit"
          label={m.expires}
          options={DAYS.map((count) => ({ value: String(count), label: m.days({ count }) }))}
          value={values.days}
          busy={create.pending}
          onValueChange={(days) => change({ days })}
        />
        <Select
          className="fl-recording-link-limit"
          label={m.uses}
          options={USES.map((count) => ({ value: String(count), label: m.usesOf({ count }) }))}
          value={values.uses}
          busy={create.pending}
          onValueChange={(uses) => change({ uses })}
        />
        <Button type="submit" variant="primary" busy={create.pending}>
          {m.create}
        </Button>
      </div>
      <FailureAlert error={create.error} text={m.createFailed} />
      {isShown && (
        <div className="fl-invite-link">
          <p className="fl-invite-link-made" role="status">
            <Icon className="fl-invite-link-check" of={Check} size={14} />
            <span>{m.made}</span>
          </p>
          <CopyField ref={made} label={m.link} hideLabel value={link.url} copyText={m.copy} copiedText={m.copied} />
        </div>
      )}
    </form>
  );
}
