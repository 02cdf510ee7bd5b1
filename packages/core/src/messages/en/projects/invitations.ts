import type { Capacity } from './members.js';

export const invitations = {
  heading: 'Add Members',
  capacity: ({ count, max }: Capacity) => `Maximum ${max} members per project (${count}/${max} current).`,
  capacityReached: ({ count, max }: Capacity) =>
    `Maximum capacity reached (${count}/${max} members). Cannot invite more users.`,

  byEmail: 'Invite via Email',
  email: 'E-mail',
  emailPlaceholder: 'name@example.com',
  role: 'Role',
  invite: 'Invite',

  byLink: 'Invite via Link',
  linkHint: 'Anyone with the link can join this project as a contributor.',
  getLink: 'Get Link',
  linkGenerated: 'Link Generated',
  link: 'Invitation link',
  copy: 'Copy',
  copied: 'Copied',

  pending: 'Pending Invitations',
  expiry: 'Invitations expire after 7 days',
  loading: 'Loading invitations...',
  failed: 'Failed to load invitations',
  empty: 'No pending invitations',
  invited: ({ value, unit }: { value: number; unit: 'day' | 'hour' | 'minute' | 'now' }) =>
    unit === 'now' ? 'Invited just now' : `Invited ${value} ${unit}${value === 1 ? '' : 's'} ago`,
  revoke: 'Revoke',
  revokeNamed: ({ email }: { email: string }) => `Revoke the invitation to ${email}`,

  links: 'Invitation Links',
  linksFailed: 'Failed to load the invitation links',
  linkBy: ({ name }: { name: string }) => `Link by ${name}`,
  linkOfViewers: 'Link for viewers of shared flows',
  joined: ({ count }: { count: number }) => (count === 1 ? '1 person joined' : `${count} people joined`),
  revokeLinkBy: ({ name, date }: { name: string; date: string }) =>
    `Revoke the invitation link that ${name} made on ${date}`,
  revokeLinkOfViewers: 'Revoke the invitation link for viewers of shared flows',
};
