'use client';

import type { BeginGuestRecordingInput, GuestRequest } from '@flowlens/client';
import { MINUTE_MS } from '@flowlens/core/internal';
import { GUEST_NAME_MAX_CHARS } from '@flowlens/core/limits';
import type { RecorderMessages } from '@flowlens/core/messages';
import { isBlank, validateInviteForm, visibleText } from '@flowlens/core/validation';
import type { Recorder } from '@flowlens/recorder';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/button/button.js';
import { takeSubmit } from '../ui/internal/events/take-submit.js';
import { TextField } from '../ui/text-field/text-field.js';
import { GuestKept } from './guest-kept.js';
import { GuestTask } from './guest-task.js';

const MEGABYTE = 1024 * 1024;

/** Name and e-mail address, as typed by the guest. */
export type TypedGuest = Pick<BeginGuestRecordingInput, 'name' | 'email'>;

export interface GuestConsentProps {
  m: RecorderMessages;
  recorder: Recorder;
  request: GuestRequest;
  /** Name and address that the guest typed earlier. */
  guest: TypedGuest | undefined;
  onContinue: (guest: TypedGuest) => void;
}

/** First step of a guest: the request, the recipients of the recording, and the sender's name. */
export function GuestConsent({ m: texts, recorder, request, guest, onContinue }: GuestConsentProps) {
  const m = texts.guest;
  const receiversId = useId();
  const [name, setName] = useState(guest?.name ?? '');
  const [email, setEmail] = useState(guest?.email ?? '');
  const [refused, setRefused] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const { project_name: project, max_duration_ms, max_bytes } = request;
  const isNamed = !isBlank(name);
  const isAddress = email.trim() === '' || validateInviteForm({ email, role: 'USER' }).ok;

  /** Returns whether name and address are valid; focuses the first invalid field. */
  function check(): boolean {
    setRefused(true);
    if (!isNamed) nameField.current?.focus();
    else if (!isAddress) emailField.current?.focus();
    return isNamed && isAddress;
  }

  const proceed = () => onContinue({ name: visibleText(name), ...(email.trim() && { email: email.trim() }) });

  function submit(event: FormEvent) {
    takeSubmit(event);
    if (check()) proceed();
  }

  return (
    <form className="fl-guest-consent" noValidate onSubmit={submit}>
      <GuestTask m={m} request={request} />
      <GuestKept m={texts} recorder={recorder} request={request} mayFinish={check} onFinish={proceed} />
      <div className="fl-guest-fields">
        <TextField
          ref={nameField}
          label={m.name}
          required
          autoComplete="name"
          maxChars={GUEST_NAME_MAX_CHARS}
          value={name}
          error={refused && !isNamed ? m.nameRequired : undefined}
          onValueChange={setName}
        />
        <TextField
          ref={emailField}
          label={m.email}
          type="email"
          autoComplete="email"
          placeholder={m.emailHint}
          value={email}
          error={refused && !isAddress ? m.emailInvalid : undefined}
          onValueChange={setEmail}
        />
      </div>
      <section className="fl-guest-receivers" aria-labelledby={receiversId}>
        <h3 id={receiversId} className="fl-guest-subtitle">
          {m.receivesTitle}
        </h3>
        <ul className="fl-guest-list">
          <li>{m.receives({ project })}</li>
          <li>{m.review}</li>
          <li>{m.final}</li>
          <li>
            {m.limits({
              minutes: Math.floor(max_duration_ms / MINUTE_MS),
              megabytes: Math.floor(max_bytes / MEGABYTE),
            })}
          </li>
        </ul>
      </section>
      <Button type="submit" variant="primary" className="fl-guest-next">
        {m.next}
      </Button>
    </form>
  );
}
