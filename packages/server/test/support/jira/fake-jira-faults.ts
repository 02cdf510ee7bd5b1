import type { ServerResponse } from 'node:http';

export type JiraOperation = 'types' | 'projects' | 'create' | 'search' | 'link';

const MEGABYTE = 1024 * 1024;

export interface JiraFault {
  kind: keyof typeof FAULTS;
  /** True if Jira does its work before the wrong response; `later` does it at `catchUp`. @default false */
  carriedOut?: boolean | 'later';
  /** Target of a redirect. */
  location?: string;
  /** Body of a rejection, and its type. */
  body?: string;
  contentType?: string;
}

const FAULTS = {
  /** 500 with an HTML page. */
  error: (response: ServerResponse) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oh no</h1><script>alert(1)</script>'),
  /** 503 of a gateway. */
  unavailable: (response: ServerResponse) => response.writeHead(503).end(),
  /** 504: a gateway timeout. */
  gatewayTimeout: (response: ServerResponse) => response.writeHead(504).end(),
  /** 429. */
  busy: (response: ServerResponse) => response.writeHead(429, { 'retry-after': '7' }).end(),
  /** 200 with an HTML page, like a captive portal. */
  html: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><script>alert(1)</script></html>'),
  /** 200 with 50 MB of JSON. */
  huge(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(MEGABYTE, ' ');
    let left = 50;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
      response.end('{}');
    };
    more();
  },
  /** 200 with meaningless JSON. */
  nonsense: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"key":"../../evil","values":7,"issues":{}}'),
  /** 302. */
  redirect: (response: ServerResponse, { location = '/' }: JiraFault) =>
    response.writeHead(302, { location, 'content-type': 'application/json' }).end('{}'),
  /** Sends no response. */
  silence: () => undefined,
  /** Closes the connection without a response. */
  reset: (response: ServerResponse) => response.destroy(),
  /** Closes the connection in the middle of a response. */
  cut(response: ServerResponse) {
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"id":"10001","ke', () => response.destroy());
  },
  /** 400 with Jira's own message. */
  refusal: (response: ServerResponse, { body = '{}', contentType = 'application/json' }: JiraFault) =>
    response.writeHead(400, { 'content-type': contentType }).end(body),
} satisfies Record<string, (response: ServerResponse, fault: JiraFault) => unknown>;

/** Sends a wrong response to a call. */
export function applyFault(fault: JiraFault, response: ServerResponse): void {
  response.on('error', () => undefined);
  FAULTS[fault.kind](response, fault);
}
