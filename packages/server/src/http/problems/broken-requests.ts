import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import { problemBody } from './problem-details.js';

const STATUS_BY_CODE = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);
const MALFORMED = 'The request is malformed.';

type Headers = Record<string, string>;

/** Responds to input that is not an HTTP request, with the usual headers: the parser failed before Fastify saw it. */
export function createBrokenRequestResponse(
  headers: Headers,
): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const response = refusal(STATUS_BY_CODE.get(error.code ?? '') ?? 400, headers);
    const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${response.status} ${response.title}\r\n${lines.join('')}\r\n${response.text}`);
  };
}

/** Rejects requests that Node would answer with a bare status line, or accept despite an ambiguous host. */
export function registerRejectedRequests(app: FastifyInstance, headers: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const answer = refusal(417, headers);
    response.writeHead(answer.status, answer.headers).end(answer.text);
  });
  app.addHook('onRequest', async (request) => {
    const hosts = countHosts(request.raw.rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1')) throw new HttpProblem(400, MALFORMED);
  });
}

/** Counts the Host headers: Node uses the first one, but a proxy may have used the last. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

function refusal(status: number, headers: Headers) {
  const body = problemBody(new HttpProblem(status, MALFORMED));
  const text = JSON.stringify(body);
  return {
    status,
    title: body.title,
    text,
    headers: {
      ...headers,
      'content-type': 'application/problem+json',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      'x-request-id': randomUUID(),
      connection: 'close',
    },
  };
}
