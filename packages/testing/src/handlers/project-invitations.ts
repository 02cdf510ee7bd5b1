import type { InviteMemberInput } from '@flowlens/client';
import { isProjectFull } from '@flowlens/core';
import { refusal } from '@flowlens/core/refusals';
import { http, HttpResponse } from 'msw';
import { anInvitation } from '../builders/project.js';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';
import { withProject } from './with-project.js';

/** The invitations of a project, as its admins see them. */
export function projectInvitationHandlers(db: MockDb) {
  const listOf = (projectId: string) => db.invitations[projectId] ?? [];

  return [
    http.get<{ systemId: string }>('*/systems/:systemId/invitations', ({ params }) =>
      withProject(db, params.systemId, ({ id }) => HttpResponse.json(listOf(id))),
    ),
    http.post<{ systemId: string }, InviteMemberInput>('*/systems/:systemId/invite', async ({ request, params }) => {
      const { email: written, role = 'USER' } = await request.json();
      const email = written.trim();
      return withProject(db, params.systemId, (project) => {
        const { id, members_count: members, max_members_count: max } = project;
        if (isProjectFull(project)) return problem(409, refusal('capacityReached', { members, max }));
        if (isAmong(db.members[id] ?? [], email)) return problem(409, refusal('isMember'));
        if (isAmong(listOf(id), email)) return problem(409, refusal('isInvited'));
        const invitation = anInvitation({ id: crypto.randomUUID(), email, role });
        db.invitations = { ...db.invitations, [id]: [invitation, ...listOf(id)] };
        return HttpResponse.json(invitation, { status: 201 });
      });
    }),
    http.post('*/systems/:systemId/public-invitation', ({ params }) =>
      withProject(db, params['systemId'], () => HttpResponse.json({ id: crypto.randomUUID() }, { status: 201 })),
    ),
    http.delete<{ systemId: string; invitationId: string }>(
      '*/systems/:systemId/invitations/:invitationId',
      ({ params: { systemId, invitationId } }) => {
        if (!db.viewer) return noSession();
        const others = listOf(systemId).filter(({ id }) => id !== invitationId);
        if (others.length === listOf(systemId).length) return problem(404, 'There is no such invitation.');
        db.invitations = { ...db.invitations, [systemId]: others };
        return noContent();
      },
    ),
  ];
}

function isAmong(people: readonly { email: string }[], email: string): boolean {
  return people.some((person) => person.email.toLowerCase() === email.toLowerCase());
}
