import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SentResponse } from '../../support/contract/contract-responses.js';

/** A request in its wire format. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Sends requests over a few kept connections; fails if one of them breaks. */
export function createGun(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);

  function fire({ method, path, headers, body }: WireRequest): Promise<SentResponse> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(body.length) };
      const call = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
        text(response).then((content) => {
          const contentType = response.headers['content-type'];
          const isJson = content !== '' && contentType?.includes('json') === true;
          resolve({
            status: response.statusCode ?? 0,
            contentType,
            isEmpty: content === '',
            ...(isJson && { body: JSON.parse(content) as unknown }),
          });
        }, reject);
      });
      call.on('error', reject);
      call.end(body);
    });
  }

  return { fire, close: () => agent.destroy() };
}
