/** Where the MCP endpoint is, below the public address. */
export const MCP_PATH = '/mcp';
