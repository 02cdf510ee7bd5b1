import { type MockDb, viewers } from '@flowlens/testing';
import type { GlobalTypes, Globals } from 'storybook/internal/types';

export const roleToolbar = {
  description: 'Role of the viewer, unless the story sets it',
  toolbar: {
    title: 'Role',
    icon: 'user',
    items: [
      { value: 'owner', title: 'Owner' },
      { value: 'admin', title: 'Admin' },
      { value: 'contributor', title: 'Contributor' },
    ],
    dynamicTitle: true,
  },
} satisfies GlobalTypes[string];

/** Returns the person of the mock projects who has the role selected in the toolbar. */
export function viewerOf(globals: Globals): Pick<MockDb, 'viewer'> {
  const role: unknown = globals['role'];
  return { viewer: role === 'admin' || role === 'contributor' ? viewers[role] : viewers.owner };
}
