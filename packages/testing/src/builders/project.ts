import type { Member, Project } from '@flowlens/client';
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
