import type { Invitation, InvitationLink, Member, MyInvitation, Project } from '@flowlens/client';
import { viewers } from './people.js';

export const PROJECT_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';

/** A personal project that the viewer owns. */
export function aProject(overrides: Partial<Project> = {}): Project {
  return {
    id: PROJECT_ID,
    name: 'Web shop',
    description: 'Everything around the checkout',
    category: 'PERSONAL',
    is_default: false,
    created_by_user_id: viewers.owner.app_user.id,
    max_members_count: 10,
    user_role: 'ADMIN',
    members_count: 3,
    created_at: '2026-01-05T08:00:00.000Z',
    embed_origins: null,
    ...overrides,
  };
}

/** A contributor of a project. */
export function aMember(overrides: Partial<Member> = {}): Member {
  return {
    id: viewers.contributor.app_user.id,
    username: viewers.contributor.user.name,
    email: viewers.contributor.user.email,
    role: 'USER',
    joined_at: '2026-01-12T09:30:00.000Z',
    ...overrides,
  };
}

/** The three people of a project, the owner first. */
export function someMembers(): Member[] {
  return [
    aMember({ ...nameOf('owner'), role: 'ADMIN', joined_at: '2026-01-05T08:00:00.000Z' }),
    aMember({ ...nameOf('admin'), role: 'ADMIN', joined_at: '2026-01-08T14:00:00.000Z' }),
    aMember(),
  ];
}

function nameOf(who: 'owner' | 'admin'): Pick<Member, 'id' | 'username' | 'email'> {
  const { user, app_user } = viewers[who];
  return { id: app_user.id, username: user.name, email: user.email };
}

/** A pending e-mail invitation of a project. */
export function anInvitation(overrides: Partial<Invitation> = {}): Invitation {
  return {
    id: '9a2c7c0e-3a41-4b07-9d6c-7d1c3a0e5b44',
    email: 'dora@example.com',
    role: 'USER',
    status: 'PENDING',
    created_at: '2026-03-02T12:00:00.000Z',
    expires_at: '2026-03-09T12:00:00.000Z',
    ...overrides,
  };
}

/** An invitation link that the owner of the project made a day ago and two people have joined by. */
export function anInvitationLink(overrides: Partial<InvitationLink> = {}): InvitationLink {
  return {
    id: '5e0f6c52-8f0f-4d0c-9e38-3b6f0a5a7d33',
    created_by: viewers.owner.user.name,
    created_at: '2026-03-03T12:00:00.000Z',
    expires_at: '2026-03-10T12:00:00.000Z',
    joins_count: 2,
    max_joins_count: 1_000,
    ...overrides,
  };
}

/** An invitation for the viewer to another person's personal project. */
export function anIncomingInvitation(overrides: Partial<MyInvitation> = {}): MyInvitation {
  return {
    id: 'b7d3e1f0-6c52-4d18-8e7f-5a4b3c2d1e66',
    system_id: 'd1c2b3a4-9f8e-4d7c-8b6a-5e4f3d2c1b77',
    system_name: 'Mobile app',
    system_category: 'PERSONAL',
    invited_by_email: viewers.admin.user.email,
    ...overrides,
  };
}
