import type { Messages } from '@flowlens/core/messages';
import { type ProjectStanding, ROLE_AUTHORITIES } from '@flowlens/core/permissions';

export interface RoleAuthoritiesProps {
  standing: ProjectStanding;
  m: Messages['members'];
}

/** Rights of a role. */
export function RoleAuthorities({ standing, m }: RoleAuthoritiesProps) {
  return (
    <ul role="list" className="fl-role-authorities">
      {ROLE_AUTHORITIES[standing].map((authority) => (
        <li key={authority}>{m[authority]}</li>
      ))}
    </ul>
  );
}
