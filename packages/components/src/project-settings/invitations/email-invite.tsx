'use client';

import type { Invitation, Role } from '@flowlens/client';
import { validateInviteForm } from '@flowlens/core/validation';
import type { UseInvitationActionsResult } from '@flowlens/hooks';
import { type FormEvent, useContext, useId, useRef, useState } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { Button } from '../../ui/button/button.js';
import { UnsavedText } from '../../ui/dismissal/unsaved-text.js';
import { takeSubmit } from '../../ui/internal/events/take-submit.js';
import { Select } from '../../ui/select/select.js';
import { TextField } from '../../ui/text-field/text-field.js';
import { roleOptions } from '../parts/role-options.js';
import { SettingsEventsContext } from '../settings-events.js';
import type { SettingsTexts } from '../settings-texts.js';

const DEFAULT_ROLE: Role = 'USER';

export interface EmailInviteProps {
  invite: UseInvitationActionsResult['invite'];
  /** True if the project is full. */
  disabled: boolean;
  texts: SettingsTexts;
}

/** Invites somebody by e-mail. */
export function EmailInvite({ invite, disabled, texts: { invitations: m, members } }: EmailInviteProps) {
  const validation = useMessages('validation');
  const { onMemberInvited } = useContext(SettingsEventsContext);
  const titleId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(DEFAULT_ROLE);
  const [wrong, setWrong] = useState<'emailRequired' | 'emailInvalid'>();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    takeSubmit(event);
    if (disabled || invite.pending) return;
    const result = validateInviteForm({ email, role });
    field.current?.focus();
    if (result.ok) invite.run(result.value, { onSuccess: finish });
    else setWrong(result.errors.email);
  }

  function finish(invitation: Invitation) {
    setEmail('');
    setRole(DEFAULT_ROLE);
    onMemberInvited?.(invitation);
  }

  return (
    <form className="fl-invite" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <UnsavedText when={!invite.pending && email.trim() !== ''} />
      <h4 id={titleId} className="fl-invite-title">
        {m.byEmail}
      </h4>
      <div className="fl-invite-line">
        <TextField
          ref={field}
          className="fl-invite-email"
          type="email"
          autoComplete="off"
          required
          label={m.email}
          hideLabel
          placeholder={m.emailPlaceholder}
          disabled={disabled}
          readOnly={invite.pending}
          value={email}
          error={wrong && validation[wrong]}
          onValueChange={(text) => {
            setEmail(text);
            setWrong(undefined);
          }}
        />
        <Select<Role>
          className="fl-person-row-role"
          label={m.role}
          hideLabel
          options={roleOptions(members)}
          disabled={disabled}
          busy={invite.pending}
          value={role}
          onValueChange={setRole}
        />
        <Button type="submit" variant="primary" disabled={disabled} busy={invite.pending}>
          {m.invite}
        </Button>
      </div>
    </form>
  );
}
