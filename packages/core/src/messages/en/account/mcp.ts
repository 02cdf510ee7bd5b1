export const mcp = {
  setup: 'Setup',
  setupHint: 'Connect a coding assistant (MCP)',
  title: 'MCP Setup',
  description: 'Connect your coding assistant, so that it can read your flows while it debugs.',
  assistants: 'Coding assistants',
  assistant: {
    CLAUDE_CODE: 'Claude Code',
    CURSOR: 'Cursor',
    GITHUB_COPILOT: 'VS Code Copilot',
    UNKNOWN: 'Another assistant',
  },
  noServer: 'MCP is turned off on this server. Ask your administrator to turn it on.',
  loadFailed: 'Failed to load the MCP settings',

  tokenHeading: '1. Token',
  tokenHint:
    'It lets the assistant read everything you can see, but change nothing. It is valid for 90 days and is shown only once.',
  generate: 'Generate and apply new token',
  generating: 'Generating...',
  generated: 'Token Generated',
  token: 'Token',
  copyToken: 'Copy token',
  replaces: 'A new token replaces the old one. Anything that uses the old one stops working.',
  noTokenYet: 'Generate a token to fill it in below.',

  privateHeading: '2. Add the server',
  orByLink: 'Or let Cursor do it:',
  addToCursor: 'Add to Cursor',
  teamHeading: 'Sharing the setup with your team',
  copyCode: ({ name }: { name: string }) => `Copy ${name}`,
  command: 'command',
  steps: {
    CLAUDE_CODE: {
      private:
        'Run this in your project folder. Claude Code keeps the token in your home folder, outside the repository.',
      after:
        'Set up before? Run "claude mcp remove flowlens" first. Then type /mcp in Claude Code to check the connection.',
      team: 'Commit .mcp.json without the token. Everyone keeps their own token in the environment variable FLOWLENS_TOKEN.',
    },
    CURSOR: {
      private: 'Put this into .cursor/mcp.json in your home folder, next to the servers already listed there.',
      after: 'Then open the MCP servers in the Cursor settings: flowlens is turned on and lists its tools.',
      team: 'Commit .cursor/mcp.json without the token. Everyone keeps their own token in the environment variable FLOWLENS_TOKEN.',
    },
    GITHUB_COPILOT: {
      private:
        'Run "MCP: Open User Configuration" from the command palette, and add this. It is not part of your repository.',
      after: 'Then click Start above the server, and select its tools in the agent mode of the chat.',
      team: 'Commit .vscode/mcp.json without the token. Everyone keeps their own token in the environment variable FLOWLENS_TOKEN.',
    },
  },
  keepSecret: 'Never commit a file that contains the token. If you did, generate a new one.',

  tokensHeading: 'Your tokens',
  tokensLoading: 'Loading...',
  tokensFailed: 'Failed to load your tokens',
  noTokens: 'You have no tokens yet.',
  created: 'Created',
  neverUsed: 'Never used',
  lastUsed: 'Last used',
  expires: ({ date }: { date: string }) => `Expires ${date}`,
  revoke: 'Revoke',
  recorder: 'FlowLens Recorder',
  recorderOn: ({ device }: { device: string }) => `FlowLens Recorder on ${device}`,
  revokeTokenOf: ({ holder }: { holder: string }) => `Revoke the token of ${holder}`,
  revokeTitle: 'Revoke token',
  revokeQuestion: ({ assistant }: { assistant: string }) =>
    `${assistant} can no longer read your flows until you set up a new token.`,
  revokeRecorderQuestion: ({ recorder }: { recorder: string }) =>
    `${recorder} can no longer add recordings until you connect it again.`,
  revoking: 'Revoking...',
  revokeFailed: 'Failed to revoke the token. Please try again.',
};
