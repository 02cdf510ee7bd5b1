export const connect = {
  label: 'Connect recorder',
  question: ({ person }: { person: string }) => `Let FlowLens Recorder add recordings as ${person}?`,
  account: 'Account',
  notYou: 'Not you?',
  device: 'Device',
  extension: 'Extension',
  may: 'It can',
  mayList: {
    record: 'Add recordings to your projects',
    see: 'See your name, e-mail address, projects and tags',
  },
  mayNot: 'It cannot',
  mayNotList: {
    read: 'Watch your flows, or read their events and comments',
    change: 'Change or delete flows, or invite people',
  },
  ends: 'It disconnects after 90 days without use, and after 180 days at the latest. You can revoke it at any time in MCP Setup.',
  connect: 'Connect',
  connecting: 'Connecting...',
  cancel: 'Cancel',
  connected: 'Returning to the recorder...',
  failed: 'Failed to connect the recorder. Please try again.',
  loadFailed: 'Failed to load the recorder’s request',
  faultTitle: 'This recorder cannot be connected',
  fault: {
    redirect:
      'This server does not allow the recorder in the address. Ask your administrator which extension to install.',
    challenge: 'The code challenge in the address is missing or invalid. Start again from the recorder.',
    state: 'The state in the address is missing or invalid. Start again from the recorder.',
  },
  signInTitle: 'Sign in to connect a recorder',
  signInHint: ({ person }: { person: string }) =>
    `You are using FlowLens as ${person} through a link. A recorder can only be connected after signing in on this page.`,
  signIn: 'Sign in',
  signingOut: 'Signing out...',
};
