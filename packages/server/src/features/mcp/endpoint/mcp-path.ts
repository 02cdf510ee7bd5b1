/** Path of the MCP endpoint, below the public address. */
export const MCP_PATH = '/mcp';
