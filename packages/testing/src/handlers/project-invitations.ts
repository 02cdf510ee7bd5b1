import type { InviteMemberInput } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import { anInvitation } from '../builders/project.js';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';

/** The invitations of a project, as its admins see them. */
export function projectInvitationHandlers(db: MockDb) {
  const listOf = (projectId: string) => db.invitations[projectId] ?? [];

  return [
    http.get<{ systemId: string }>('*/systems/:systemId/invitations', ({ params }) =>
      db.viewer ? HttpResponse.json(listOf(params.systemId)) : noSession(),
    ),
    http.post<{ systemId: string }, InviteMemberInput>('*/systems/:systemId/invite', async ({ request, params }) => {
      if (!db.viewer) return noSession();
      const { email, role = 'USER' } = await request.json();
      const taken = listOf(params.systemId).some((invitation) => invitation.email === email);
      if (taken) return problem(409, 'This person has a pending invitation already.');
      const invitation = anInvitation({ id: crypto.randomUUID(), email, role });
      db.invitations = { ...db.invitations, [params.systemId]: [invitation, ...listOf(params.systemId)] };
      return HttpResponse.json(invitation, { status: 201 });
    }),
    http.post('*/systems/:systemId/public-invitation', () =>
      db.viewer ? HttpResponse.json({ id: crypto.randomUUID() }, { status: 201 }) : noSession(),
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
