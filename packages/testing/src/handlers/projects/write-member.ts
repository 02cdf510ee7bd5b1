import type { Member, Role } from '@flowlens/client';
import { followingMembers, type MockDb } from '../../db.js';
import { endLinks } from './end-links.js';
import { mockTime } from '../../mock-now.js';
import type { Actor } from '../actor.js';

interface Membership {
  projectId: string;
  userId: string;
}

/** Returns a person as a new member. */
export function memberFrom({ userId: id, name: username, email }: Actor, role: Role): Member {
  return { id, username, email, role, joined_at: mockTime() };
}

/**
 * Replaces a member, or removes them. Their invitations, recording links and embed keys end if they may no longer create any, and
 * so do the public links of a former member. A role that the test set for the viewer no longer applies.
 */
export function writeMember(db: MockDb, { projectId, userId }: Membership, member: Member | null): void {
  const before = db.members[projectId] ?? [];
  const old = before.find(({ id }) => id === userId);
  const after = before.flatMap((other) => (other === old ? (member ?? []) : other));
  if (member && !old) after.push(member);
  db.members = { ...db.members, [projectId]: after };
  if (old && member?.role !== 'ADMIN') revokeMade(db, projectId, old);
  if (old && !member) endLinks(db, projectId, old.username);
  db.projects = db.projects.map((project) => {
    if (project.id !== projectId) return project;
    const members_count = project.members_count + accountsOf(after) - accountsOf(before);
    return { ...(userId === db.viewer?.app_user.id ? followingMembers(project) : project), members_count };
  });
}

/** Number of members with an account; people of an embedding tool are not counted. */
function accountsOf(members: readonly Member[]): number {
  return members.filter(({ embedded }) => !embedded).length;
}

function revokeMade(db: MockDb, projectId: string, { username, email }: Member): void {
  const left = db.invitations[projectId]?.filter(({ invited_by_email }) => invited_by_email !== email) ?? [];
  db.invitations = { ...db.invitations, [projectId]: left };
  const links = db.invitationLinks[projectId]?.filter(({ created_by }) => created_by !== username) ?? [];
  db.invitationLinks = { ...db.invitationLinks, [projectId]: links };
  const keys = db.embedKeys[projectId]?.filter(({ created_by }) => created_by !== username) ?? [];
  db.embedKeys = { ...db.embedKeys, [projectId]: keys };
  const recording = db.recordingLinks[projectId];
  if (!recording) return;
  const recordingLinks = recording.links.filter(({ created_by }) => created_by !== username);
  db.recordingLinks = { ...db.recordingLinks, [projectId]: { ...recording, links: recordingLinks } };
}
