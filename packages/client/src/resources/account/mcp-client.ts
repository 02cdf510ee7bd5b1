import type { Transport } from '../../transport/transport.js';
import type { Accepted, McpClientVersion } from '../../types.js';

export type McpClientResource = ReturnType<typeof mcpClientResource>;

/** Calls of the MCP client that runs next to a coding assistant. */
export function mcpClientResource({ call }: Transport) {
  return {
    /** Returns whether a version of the MCP client is supported. */
    checkVersion: (version: string, signal?: AbortSignal): Promise<McpClientVersion> =>
      call('checkMcpClientVersion', { signal, auth: 'anonymous' }, ({ GET }) =>
        GET('/mcp/version/{version}', { params: { path: { version } } }),
      ),

    /** Reports that the MCP client opened a flow. The server ignores the report. */
    logUse: (use: Record<string, unknown>, signal?: AbortSignal): Promise<Accepted> =>
      call('logMcpClientUse', { signal, auth: 'anonymous' }, ({ POST }) => POST('/flowlens/log', { body: use })),
  };
}
