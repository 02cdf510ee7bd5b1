import type { RelativeTime } from '../../../format/relative-time.js';

export const share = {
  share: 'Share',
  title: 'Share Flow',
  description: 'Choose how you want to share this flow',

  copyLink: 'Copy Link',
  linkCopied: 'Link Copied!',
  copyLinkHint: 'Share with team members who have login access',
  copyLinkFailed: 'Your browser does not let this page copy. Here is the link:',
  sharePublic: 'Share Public',
  sharePublicHint: 'Generate a link anyone can view (no login required)',
  generating: 'Generating public link...',
  startAt: ({ time }: { time: string }) => `Start at ${time}`,

  generated: 'Public Link Generated',
  generatedHint: 'Anyone with this link can view this flow. It expires after 1 year and is shown only now.',
  copy: 'Copy',
  copied: 'Copied!',

  clearPreview: 'Show a clear preview picture',
  clearPreviewHint: 'Chats and wikis show a picture with the link. It is blurred unless you check this.',
  clearPreviewFailed: 'Failed to change the preview picture. Please try again.',
  embedCode: 'Embed',
  embedCodeHint:
    'Paste this code into a page to show the flow there. It works on the sites that may embed this project.',
  copyCode: 'Copy Code',
  embedOff: 'No site may embed flows of this project. You can allow some in the project settings.',

  linksHeading: 'Public links',
  linksLoading: 'Loading public links...',
  linksFailed: 'Failed to load the public links',
  noLinks: 'Nobody can view this flow without login.',
  madeBy: ({ name }: { name: string }) => `Made by ${name}`,
  newLink: 'New',
  expiresIn: ({ value, unit }: RelativeTime) =>
    unit === 'now' ? 'Expires in less than a minute' : `Expires in ${value}${unit}`,
  revoke: 'Revoke',
  revokeLinkOf: ({ name, date }: { name: string; date: string }) => `Revoke the link that ${name} made on ${date}`,
  revokeTitle: 'Revoke Public Link',
  revokeQuestion: 'Everyone who has this link loses access at once. This action cannot be undone.',
  revoking: 'Revoking...',
  revokeFailed: 'Failed to revoke the link. Please try again.',

  projectLinks: 'Public Links',
  projectLinksHint: 'Anyone with a public link can view its flow without login.',
  manageLinks: 'Manage Links',
  noProjectLinks: 'Nobody can view a flow of this project without login.',
  lastOpened: ({ value, unit }: RelativeTime) => (unit === 'now' ? 'Opened just now' : `Opened ${value}${unit} ago`),
  views: ({ count }: { count: number }) => (count === 1 ? '1 view' : `${count} views`),
  neverOpened: 'Never opened',
  showMoreLinks: 'Show More',
  revokeLinkTo: ({ title, name, date }: { title: string; name: string; date: string }) =>
    `Revoke the link to ${title} that ${name} made on ${date}`,
  revokeAll: 'Revoke All',
  revokeAllTitle: 'Revoke All Public Links',
  revokeAllQuestion:
    'Everyone who has a public link to a flow of this project loses access at once. This action cannot be undone.',
  revokeAllFailed: 'Failed to revoke the links. Please try again.',
};
