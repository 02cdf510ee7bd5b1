import type { Socket } from 'node:net';
import { HttpProblem } from './http-problem.js';
import { problemBody } from './problem-details.js';

const STATUS_BY_CODE = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Answers what is not even a request: the parser gave up before Fastify saw anything. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = problemBody(new HttpProblem(STATUS_BY_CODE.get(error.code ?? '') ?? 400, 'The request is malformed.'));
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 ${body.status} ${body.title}\r\nContent-Type: application/problem+json\r\nConnection: close`;
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}
