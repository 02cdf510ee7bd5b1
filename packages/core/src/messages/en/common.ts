import type { RelativeTime } from '../../format/relative-time.js';

export const common = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  copied: 'Copied!',
  copy: 'Copy',
  docs: 'Docs',
  goBack: 'Go Back',
  goHome: 'Go Home',
  loading: 'Loading...',
  pageNotFound: 'Page Not Found',
  refresh: 'Refresh',
  retry: 'Retry',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  tryAgain: 'Try again',
  relativeTime: ({ value, unit }: RelativeTime) => (unit === 'now' ? 'just now' : `${value}${unit} ago`),
  noProjects: 'No projects yet. Create your first one!',
  openSourceProjects: 'Open Source Projects',
  projectsFailed: 'Failed to retrieve available systems. Please contact admin.',
};
