'use client';

import type { Member, Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useMemberActions, useMembers, useProject, useProjectPermissions } from '@flowlens/hooks';
import { useContext, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.js';
import { FailureAlert } from '../../ui/inline-alert/failure-alert.js';
import { ListState } from '../parts/list-state.js';
import { MemberRow } from './member-row.js';
import { SettingsEventsContext } from '../settings-events.js';
import { TabHeading } from '../parts/tab-heading.js';
import { type ProjectEndHandlers, useProjectEnd } from '../danger-zone/use-project-end.js';

export interface MembersTabProps extends ProjectEndHandlers {
  project: Project;
  m: Messages['members'];
}

/** Members of the project, the owner first, with the actions of admins. */
export function MembersTab({ project, m, ...endHandlers }: MembersTabProps) {
  const query = useMembers(project.id);
  const { refetch: refetchProject } = useProject(project.id);
  const { remove } = useMemberActions(project.id);
  const { onMemberRemoved } = useContext(SettingsEventsContext);
  const leave = useProjectEnd(project.id, endHandlers);
  const permissions = useProjectPermissions(project);
  const [leaver, setLeaver] = useState<Member | null>(null);
  const ownerFirst = query.data?.toSorted((a, b) => Number(isOwner(b)) - Number(isOwner(a)));

  function refresh() {
    void query.refetch();
    // The project contains the viewer's own role, which determines the available actions.
    void refetchProject();
  }

  function removeLeaver() {
    if (leaver === null) return;
    // Members who remove themselves leave the project.
    if (leaver.id === permissions.viewerId) leave.run('leave');
    else
      remove.run(leaver.id, {
        onSuccess: () => {
          setLeaver(null);
          onMemberRemoved?.(leaver);
        },
      });
  }

  function isOwner(member: Member) {
    return member.id === project.created_by_user_id;
  }

  return (
    // Receives the focus when the focused row unmounts.
    <div className="fl-settings-tab" tabIndex={-1}>
      <TabHeading
        note={
          query.data &&
          m.count({ count: query.data.filter(({ embedded }) => !embedded).length, max: project.max_members_count })
        }
        onRefresh={refresh}
        refreshing={query.isFetching}
      >
        {m.heading}
      </TabHeading>
      <ListState query={query} loading={m.loading} failed={m.failed} />
      {ownerFirst && (
        <ul role="list" className="fl-person-rows">
          {ownerFirst.map((member) => (
            <MemberRow
              key={member.id}
              project={project}
              member={member}
              own={member.id === permissions.viewerId}
              manageable={permissions.canManageMember(member.id)}
              m={m}
              onRemove={() => setLeaver(member)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        destructive
        open={leaver !== null}
        onOpenChange={() => {
          setLeaver(null);
          remove.reset();
          leave.reset();
        }}
        title={m.removeTitle}
        description={m.removeConfirm({ email: leaver?.email ?? leaver?.username ?? '' })}
        confirmText={m.remove}
        pending={remove.pending || leave.pending}
        onConfirm={removeLeaver}
      >
        <p className="fl-confirm-dialog-hint">{leaver?.embedded ? m.removeEmbedded : m.removeEndsLinks}</p>
        <FailureAlert error={remove.pending ? null : remove.error} text={{ action: 'removeMember' }} />
        <FailureAlert error={leave.pending ? null : leave.error} text={{ action: 'leaveProject' }} />
      </ConfirmDialog>
    </div>
  );
}
