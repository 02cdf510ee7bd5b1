import type { JoinProjectInput, MyInvitation } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import { aProject } from '../builders/project.js';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';

/** The ways into a project, as the person sees them who is invited. Every invitation link is good. */
export function myInvitationHandlers(db: MockDb) {
  const settle = (id: unknown, answer: (invitation: MyInvitation) => Response) => {
    if (!db.viewer) return noSession();
    const invitation = db.myInvitations.find((candidate) => candidate.id === id);
    if (!invitation) return problem(404, 'Invitation not found or has expired.');
    db.myInvitations = db.myInvitations.filter((candidate) => candidate !== invitation);
    return answer(invitation);
  };
  const admit = (system_id: string, about: Parameters<typeof aProject>[0]) => {
    db.projects = [
      ...db.projects,
      aProject({ ...about, id: system_id, created_by_user_id: crypto.randomUUID(), user_role: 'USER' }),
    ];
    return HttpResponse.json({ system_id });
  };

  return [
    http.get('*/systems/invitations/my', () =>
      db.viewer ? HttpResponse.json({ invitations: db.myInvitations }) : noSession(),
    ),
    http.post('*/systems/invitations/:invitationId/accept', ({ params }) =>
      settle(params['invitationId'], ({ system_id, system_name: name, system_category: category }) =>
        admit(system_id, { name, category }),
      ),
    ),
    http.post('*/systems/invitations/:invitationId/reject', ({ params }) => settle(params['invitationId'], noContent)),
    http.post<never, JoinProjectInput>('*/systems/join', async ({ request }) => {
      if (!db.viewer) return noSession();
      const { system_id } = await request.json();
      const isMember = db.projects.some((project) => project.id === system_id);
      return isMember ? problem(400, 'You are already a member of this project.') : admit(system_id, {});
    }),
  ];
}
