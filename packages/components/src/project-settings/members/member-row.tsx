'use client';

import type { Member, Project, Role } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useMemberActions } from '@flowlens/hooks';
import { useContext, useState } from 'react';
import { StandingBadge } from '../../role-badge/standing-badge.js';
import { Button } from '../../ui/button/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.js';
import { Select } from '../../ui/select/select.js';
import { PersonRow } from '../parts/person-row.js';
import { roleOptions, standingOf } from '../parts/role-options.js';
import { SettingsEventsContext } from '../settings-events.js';

export interface MemberRowProps {
  project: Project;
  member: Member;
  /** True if the member is the viewer. */
  own: boolean;
  /** True if the viewer may change the role and remove the member. */
  manageable: boolean;
  m: Messages['members'];
  onRemove: () => void;
}

/** One member and their role. */
export function MemberRow({ project, member, own, manageable, m, onRemove }: MemberRowProps) {
  const { changeRole } = useMemberActions(project.id);
  const { onMemberRoleChanged } = useContext(SettingsEventsContext);
  const name = member.username || (member.email ?? '');
  const isOwner = member.id === project.created_by_user_id;
  const [stepsDown, setStepsDown] = useState(false);

  function choose(role: Role) {
    // Admins cannot undo this for themselves.
    if (own && role === 'USER') setStepsDown(true);
    else changeRole.run({ userId: member.id, role }, { onSuccess: onMemberRoleChanged });
  }

  function stepDown() {
    setStepsDown(false);
    changeRole.run({ userId: member.id, role: 'USER' }, { onSuccess: onMemberRoleChanged });
  }

  return (
    <PersonRow
      name={name}
      note={[own && m.you, member.embedded && m.embedded].filter(Boolean).join(' · ') || undefined}
      details={member.username && member.email ? member.email : undefined}
    >
      {(!manageable || member.embedded) && (
        <StandingBadge standing={isOwner ? 'owner' : standingOf(member.role)} m={m} />
      )}
      {manageable && (
        <>
          {!member.embedded && (
            <Select<Role>
              className="fl-person-row-role"
              hideLabel
              label={m.roleOf({ member: name })}
              options={roleOptions(m)}
              // Optimistic: shows the new role at once and reverts on error.
              value={changeRole.variables?.role ?? member.role}
              busy={changeRole.pending}
              onValueChange={choose}
            />
          )}
          <Button variant="ghost" aria-label={m.removeNamed({ member: name })} onClick={onRemove}>
            {m.remove}
          </Button>
          <ConfirmDialog
            destructive
            open={stepsDown}
            onOpenChange={setStepsDown}
            title={m.stepDownTitle}
            description={m.stepDownText}
            confirmText={m.stepDown}
            onConfirm={stepDown}
          />
        </>
      )}
    </PersonRow>
  );
}
