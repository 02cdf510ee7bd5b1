import type { AgentType } from '@flowlens/client';

/** Assistants with instructions, in the order of their tabs. */
export const ASSISTANTS = ['CLAUDE_CODE', 'CURSOR', 'GITHUB_COPILOT'] as const satisfies readonly AgentType[];

export type Assistant = (typeof ASSISTANTS)[number];

/** Names of the assistants in URLs. */
const ADDRESS_NAMES = new Map<string, Assistant>([
  ['claude-code', 'CLAUDE_CODE'],
  ['cursor', 'CURSOR'],
  ['vscode-copilot', 'GITHUB_COPILOT'],
]);

/** Returns the assistant that a URL names, such as `claude-code` or `CLAUDE_CODE`. */
export function parseAssistant(text: string | null): Assistant | undefined {
  const name = text?.toLowerCase() ?? '';
  return ASSISTANTS.find((assistant) => assistant.toLowerCase() === name) ?? ADDRESS_NAMES.get(name);
}

/** Text for a terminal or a file. */
export interface SetupCode {
  /** Name of the file; null for a command. */
  file: string | null;
  text: string;
}

interface AssistantSetup {
  /** For one user; contains the token. */
  private: SetupCode;
  /** For a whole team; describes where each member finds the token, and can be committed. */
  team: SetupCode;
}

const NAME = 'flowlens';
/** Placeholder until there is a token. */
const NO_TOKEN = 'YOUR_TOKEN';

const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Returns the configuration of an assistant for the server at `url`. */
export function assistantSetup(assistant: Assistant, url: string, token = NO_TOKEN): AssistantSetup {
  switch (assistant) {
    case 'CLAUDE_CODE':
      return {
        private: {
          file: null,
          // One line, for every shell. The header comes last, because the option takes all following words.
          text: `claude mcp add --transport http ${NAME} ${url} --header "Authorization: Bearer ${token}"`,
        },
        team: json('.mcp.json', {
          mcpServers: { [NAME]: { type: 'http', url, headers: authorization('${FLOWLENS_TOKEN}') } },
        }),
      };
    case 'CURSOR':
      return {
        private: json('~/.cursor/mcp.json', { mcpServers: { [NAME]: { url, headers: authorization(token) } } }),
        team: json('.cursor/mcp.json', {
          mcpServers: { [NAME]: { url, headers: authorization('${env:FLOWLENS_TOKEN}') } },
        }),
      };
    case 'GITHUB_COPILOT':
      return {
        private: json('mcp.json', { servers: { [NAME]: { type: 'http', url, headers: authorization(token) } } }),
        // A token that VS Code asks for (`${input:…}`) would exclude the server from autonomous Copilot sessions.
        team: json('.vscode/mcp.json', {
          servers: { [NAME]: { type: 'http', url, headers: authorization('${env:FLOWLENS_TOKEN}') } },
        }),
      };
  }
}

/** Returns a link that opens Cursor, which asks whether to add the server. Contains the token. */
export function cursorInstallLink(url: string, token: string): string {
  const config = btoa(JSON.stringify({ url, headers: authorization(token) }));
  return `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name: NAME, config }).toString()}`;
}

function json(file: string, content: object): SetupCode {
  return { file, text: JSON.stringify(content, null, 2) };
}
