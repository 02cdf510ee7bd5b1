import type { Page } from '@playwright/test';

interface ToolResult {
  result?: { content: { text?: string }[] };
}

/** Calls tools of the MCP endpoint like an assistant of the signed-in person. */
export async function openAssistant(page: Page): Promise<(tool: string, input: object) => Promise<string[]>> {
  const url = new URL(page.url()).origin;
  const session = await page.evaluate(() => localStorage.getItem('accessToken'));
  const made = await page.request.post(`${url}/auth/token`, {
    headers: { authorization: `Bearer ${session}` },
    data: { agent_type: 'CLAUDE_CODE' },
  });
  const { token } = (await made.json()) as { token: string };

  async function ask(name: string, input: object): Promise<string> {
    const response = await page.request.post(`${url}/mcp`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
    });
    const { result } = (await response.json()) as ToolResult;
    if (!result) throw new Error(`${name} answers ${response.status()}.`);
    return result.content.map(({ text }) => text ?? '').join('\n');
  }

  return async function askAllPages(tool, input) {
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ask(tool, { ...input, ...(cursor !== undefined && { cursor }) });
      pages.push(page);
      cursor = /cursor "([^"]+)"/.exec(page)?.[1];
    } while (cursor !== undefined);
    return pages;
  };
}
