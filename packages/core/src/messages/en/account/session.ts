export const session = {
  byLinkLabel: 'Signed in through a link',
  byLink: ({ person }: { person: string }) => `You are signed in as ${person} through a link.`,
  byLinkUnknown: 'You are signed in through a link.',
  person: ({ name, email }: { name: string; email: string }) => (name === '' ? email : `${name} (${email})`),
  stay: 'Stay',

  reusedLabel: 'Security notice',
  reused: ({ date }: { date: string }) =>
    `On ${date}, one of your sessions was used in two places, so it was ended. If you do not know why, sign out everywhere.`,
  dismiss: 'Dismiss',
  dismissFailed: 'Failed to dismiss the notice. Please try again.',

  everywhere: 'Sign out everywhere',
  everywhereHint: 'Lost a device, or found a token you do not know?',
  everywhereQuestion:
    'This ends your sessions in all browsers, including this one, and all your tokens. Coding assistants and recorders lose access until you connect them again.',
  everywhereFailed: 'Failed to sign out everywhere. Please try again.',

  createdFrom: ({ address }: { address: string }) => `from ${address}`,
  createdWith: {
    cookie: 'in a signed-in browser',
    bearer: 'with an access token only',
  },
};
