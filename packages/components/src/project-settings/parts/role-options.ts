import type { Role } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { PROJECT_ROLES } from '@flowlens/core/permissions';
import type { SelectOption } from '../../ui/select/select-item.js';

/** Returns the name of an assignable role in the interface. */
export function standingOf(role: Role): 'admin' | 'contributor' {
  return role === 'ADMIN' ? 'admin' : 'contributor';
}

/** The assignable roles, starting with the one with the fewest rights. */
export function roleOptions(m: Messages['members']): SelectOption<Role>[] {
  return PROJECT_ROLES.toReversed().map((role) => ({ value: role, label: m[standingOf(role)] }));
}
