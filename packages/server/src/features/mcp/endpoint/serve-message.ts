import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/** Response to a message; the body is empty if none is needed. */
export interface ServedMessage {
  status: number;
  contentType: string | undefined;
  body: string;
}

/** Serves one message with a separate server, as JSON, in any supported revision of the protocol. */
export async function serveMessage(
  newServer: () => McpServer,
  request: Request,
  parsedBody: unknown,
): Promise<ServedMessage> {
  if (await isLegacyRequest(request, parsedBody)) return serveWithHandshake(newServer(), request, parsedBody);
  const handler = createMcpHandler(newServer, { legacy: 'reject' });
  return readResponse(await handler.fetch(request, { parsedBody }));
}

/** Serves revisions before 2026-07-28, which begin with `initialize`. Keeps no state. */
async function serveWithHandshake(server: McpServer, request: Request, parsedBody: unknown): Promise<ServedMessage> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await readResponse(await transport.handleRequest(request, { parsedBody }));
  } finally {
    await server.close();
  }
}

async function readResponse(response: Response): Promise<ServedMessage> {
  const contentType = response.headers.get('content-type') ?? undefined;
  return { status: response.status, contentType, body: await response.text() };
}
