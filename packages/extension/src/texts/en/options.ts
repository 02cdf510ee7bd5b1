export const options = {
  title: 'Settings',
  saved: 'Saved.',
  managed: 'Set by your administrator',
  add: 'Add',
  remove: 'Remove',
  removeOf: ({ entry }: { entry: string }) => `Remove ${entry}`,
  none: 'None',

  privacyTitle: 'Privacy',
  privacyHint: 'Passwords, access tokens, cookies and card numbers are never recorded, at any level.',
  privacyLevel: 'Level',
  levels: {
    standard: {
      name: 'Standard',
      hint: 'Secrets are replaced in requests, messages and stored values. Typed text is masked.',
    },
    strict: {
      name: 'Strict',
      hint: 'Request bodies, WebSocket messages, stored values and typed text are not recorded at all.',
    },
  },

  sitesTitle: 'Sites',
  sitesHint: 'A recording begins with the site where you start it. These lists limit what you can start on.',
  allowed: 'Only these sites can be recorded',
  allowedNone: 'Every site can be recorded.',
  blocked: 'These sites are never recorded',
  site: 'Site',
  siteExample: 'shop.example.com',
  siteHint: 'Subdomains are included.',
  siteWrong: 'Enter the address of a website, such as shop.example.com.',

  masksTitle: 'Masked parts of pages',
  masksHint: 'Elements that match these CSS selectors are blurred in the video, and their text is masked.',
  mask: 'CSS selector',
  maskExample: '.account-number',
  maskWrong: 'This is not a valid CSS selector.',
  listFull: 'The list is full. Remove an entry first.',

  bufferTitle: 'Instant replay',
  bufferHint: 'How much of an armed tab can be saved afterwards. It stays in memory until you save it.',
  bufferSeconds: 'Length',
  seconds: ({ count }: { count: number }) => `${count} seconds`,

  deepTitle: 'Deep recording',
  deepHint:
    'Another build of this extension, “FlowLens deep recording”, also records bodies of documents and workers. Your server’s guide explains where to get it.',

  serversTitle: 'Servers',
  serversHint: 'Disconnecting removes this extension’s access to the server and deletes unsent recordings.',
  noServers: 'Not connected to a server. Click the icon of the extension to connect.',
  defaultProject: 'Default project',
  ownDefault: 'Your default project on the server',
  projectsUnknown: 'The server cannot be reached, so its projects cannot be listed.',
  disconnectOf: ({ account }: { account: string }) => `Disconnect ${account}`,

  neverTitle: 'What we never record',
  never: [
    'Passwords, access tokens, cookies and card numbers',
    'Individual keystrokes',
    'Other tabs, and sites that you did not choose',
    'The content of frames of other sites, such as payment forms',
    'Private windows',
    'FlowLens itself',
  ],
  neverEnd:
    'Nothing leaves this browser until you press Send. The video is stored here without encryption for seven days at most.',
};
