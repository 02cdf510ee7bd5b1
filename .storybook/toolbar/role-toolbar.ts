import { type MockDb, viewers } from '@flowlens/testing';
import type { GlobalTypes, Globals } from 'storybook/internal/types';

export const roleToolbar = {
  description: 'Role of the viewer, where the story does not say it',
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

/** The viewer of that role, among the people of the mock projects. */
export function viewerOf(globals: Globals): Pick<MockDb, 'viewer'> {
  const role: unknown = globals['role'];
  return { viewer: role === 'admin' || role === 'contributor' ? viewers[role] : viewers.owner };
}
