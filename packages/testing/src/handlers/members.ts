import type { Member, Role } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';
import { withProject } from './with-project.js';

interface OneMember {
  systemId: string;
  userId: string;
}

export function memberHandlers(db: MockDb) {
  const memberOr404 = ({ systemId, userId }: OneMember, answer: (member: Member) => Response) => {
    if (!db.viewer) return noSession();
    const member = db.members[systemId]?.find(({ id }) => id === userId);
    return member ? answer(member) : problem(404, 'There is no such member.');
  };

  return [
    http.get<{ systemId: string }>('*/systems/:systemId/members', ({ params }) =>
      withProject(db, params.systemId, ({ id }) => HttpResponse.json(db.members[id] ?? [])),
    ),
    http.patch<{ systemId: string; userId: string }, { role: Role }>(
      '*/systems/:systemId/members/:userId/role',
      async ({ request, params }) => {
        const { role } = await request.json();
        return memberOr404(params, (member) => {
          const updated = { ...member, role };
          setMembers(db, params.systemId, (members) => members.map((other) => (other === member ? updated : other)));
          return HttpResponse.json(updated);
        });
      },
    ),
    http.delete<{ systemId: string; userId: string }>('*/systems/:systemId/members/:userId', ({ params }) =>
      memberOr404(params, (member) => {
        setMembers(db, params.systemId, (members) => members.filter((other) => other !== member));
        return noContent();
      }),
    ),
  ];
}

/** Changes the members of a project, and what the project itself says of them. */
function setMembers(db: MockDb, projectId: string, change: (members: readonly Member[]) => Member[]): void {
  const members = change(db.members[projectId] ?? []);
  db.members = { ...db.members, [projectId]: members };
  const own = members.find(({ id }) => id === db.viewer?.app_user.id);
  db.projects = db.projects.map((project) =>
    project.id === projectId
      ? { ...project, members_count: members.length, user_role: own?.role ?? project.user_role }
      : project,
  );
}
