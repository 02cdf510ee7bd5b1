import type { Accepted, McpClientVersion } from '@flowlens/client';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Operations } from '../../http/operation-handler.js';

/** Calls of the MCP client that runs on a person's machine and reads flows over the REST API. */
export function mcpClientOperations(): Operations {
  return {
    async checkMcpClientVersion({
      params: { version },
    }: FastifyRequest<{ Params: { version: string } }>): Promise<McpClientVersion> {
      return { version, is_supported: true, session_uuid: randomUUID(), recommendation: null };
    },

    // The client treats an empty response as a failure.
    async logMcpClientUse(): Promise<Accepted> {
      return { accepted: true };
    },
  };
}
