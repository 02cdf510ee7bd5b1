import type { Flow, FlowComment, Member, Project } from '@flowlens/client';
import { canSeeAddressOf } from '@flowlens/core/permissions';
import type { MockDb } from '../../db.js';
import { projectOf } from './projects-of.js';
import type { Actor } from '../actor.js';

/** Returns a flow with its people as the actor may see them: not every member sees the addresses of others. */
export function shownFlow(db: MockDb, actor: Actor, flow: Flow): Flow {
  const project = projectOf(db, actor, flow.system_id);
  const { reporter_user_id: userId, reporter_email: email } = flow;
  return {
    ...flow,
    reporter_email: canSeeAddressOf(actor, { userId, email }, project) ? email : null,
    comments: flow.comments.map((comment) => shownComment(actor, project, comment)),
  };
}

export function shownMember(actor: Actor, project: Project, member: Member): Member {
  const { id: userId, email } = member;
  return canSeeAddressOf(actor, { userId, email }, project) ? member : { ...member, email: null };
}

function shownComment(actor: Actor, project: Project, comment: FlowComment): FlowComment {
  const { user_id: userId, author_email: email } = comment;
  if (canSeeAddressOf(actor, { userId, email }, project)) return comment;
  return { ...comment, author_email: null, author_picture: null };
}
