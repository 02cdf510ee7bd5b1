export const join = {
  label: 'Join project',
  joiningTitle: ({ project }: { project: string }) => `Joining ${project}`,
  joiningHint: 'Please wait while we add you to the project...',
  /** Placeholder when the link does not name the project. */
  unnamedProject: 'project',
  failedTitle: 'Unable to Join Project',
  newLinkHint: 'Ask the person who invited you for a new link.',
  goToProject: 'Go to Project',
  tryAgain: 'Try Again',
  retrying: 'Retrying...',
  switchAccount: 'Switch Account',
  switchingAccount: 'Signing out...',
  goHome: 'Go to Home',
};
