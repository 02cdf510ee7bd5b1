import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CreatedAgentToken } from '@flowlens/client';
import type { Person } from '../people/person.js';

/** Result of a tool. */
export interface ToolResult {
  isError?: boolean;
  content: { type: string; text?: string; data?: string; mimeType?: string }[];
}

/** Creates a token for an assistant of the person, like the app. */
export async function agentTokenOf(person: Person, agentType = 'CLAUDE_CODE'): Promise<string> {
  return ((await (await person.post('/auth/token', { agent_type: agentType })).json()) as CreatedAgentToken).token;
}

/** The official client, connected; `auto` speaks the newest revision, `legacy` the one before. */
export async function connectMcp(url: string, token: string, mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  return client;
}

/** Sends a message to the endpoint, like a client of the revision 2025-06-18. */
export function postMessage(url: string, message: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
}

/** Calls a tool without a client. */
export async function callTool(
  { url, token }: { url: string; token: string },
  name: string,
  input: object,
): Promise<ToolResult> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
  const response = await postMessage(url, message, { authorization: `Bearer ${token}` });
  const { result, error } = (await response.json()) as { result?: ToolResult; error?: { message: string } };
  if (!result) throw new Error(`${name} answers ${response.status}: ${error?.message}`);
  return result;
}

/** Returns the complete text of a response. */
export function textOf({ content }: ToolResult): string {
  return content.map(({ text }) => text ?? '').join('\n');
}
