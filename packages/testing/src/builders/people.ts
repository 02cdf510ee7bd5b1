import type { CurrentUser } from '@flowlens/client';

const ID = {
  owner: '3c1f2a77-52c6-4b6a-8a4f-6a1e0b9d7c01',
  admin: '3c1f2a77-52c6-4b6a-8a4f-6a1e0b9d7c02',
  contributor: '3c1f2a77-52c6-4b6a-8a4f-6a1e0b9d7c03',
} as const;

/** People of the mock projects by their role. `anonymous` is a signed-out visitor. */
export const viewers = {
  owner: aCurrentUser({ id: ID.owner, name: 'Ann Archer', email: 'ann@example.com' }),
  admin: aCurrentUser({ id: ID.admin, name: 'Ben Baker', email: 'ben@example.com' }),
  contributor: aCurrentUser({ id: ID.contributor, name: 'Cleo Carter', email: 'cleo@example.com' }),
  anonymous: null,
} satisfies Record<string, CurrentUser | null>;

/** A signed-in user, by default the owner of the mock projects. */
export function aCurrentUser({
  id = ID.owner,
  name = 'Ann Archer',
  email = 'ann@example.com',
  picture = null,
  session_reused_at = null,
}: Partial<
  CurrentUser['user'] & Pick<CurrentUser['app_user'], 'id'> & Pick<CurrentUser, 'session_reused_at'>
> = {}): CurrentUser {
  return { user: { name, email, picture }, app_user: { id, max_systems_count: 3 }, session_reused_at };
}
