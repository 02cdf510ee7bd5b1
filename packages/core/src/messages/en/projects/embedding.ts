export const embedding = {
  tab: 'Embedding',
  heading: 'Show this project in your own tool',
  intro:
    'With an embed key, your server creates short-lived tokens for the people of your tool. They watch and comment on the flows of this project without a FlowLens account.',

  make: 'Create a key',
  name: 'Name',
  namePlaceholder: 'Name of the tool that uses it',
  nameRequired: 'Name is required',
  create: 'Create Key',
  createFailed: 'Failed to create the key',
  made: 'Key created. Copy it to your server before you leave FlowLens: it is not shown again later.',
  key: 'Embed key',
  copy: 'Copy',
  copied: 'Copied',
  backend: 'Your server',
  backendHint:
    'Serve its result as /flowlens-token to the person who is signed in to your tool. Store the key as FLOWLENS_EMBED_KEY; it must never reach a page.',
  copyBackend: 'Copy the code of the server',

  keys: 'Embed Keys',
  loading: 'Loading embed keys...',
  failed: 'Failed to load the embed keys',
  empty: 'No embed keys',
  by: ({ name }: { name: string }) => `by ${name}`,
  created: 'Created',
  neverUsed: 'Never used',
  lastUsed: 'Last used',
  revoke: 'Revoke',
  revokeNamed: ({ name }: { name: string }) => `Revoke the embed key “${name}”`,
  revokeTitle: 'Revoke this embed key?',
  revokeText: ({ name }: { name: string }) =>
    `“${name}” and all its tokens stop working. Your tool shows no flows until it uses another key.`,
};
