import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeServer {
  url: string;
  calls: { path: string; headers: IncomingHttpHeaders }[];
  /** Makes this path redirect to `/elsewhere` from now on. */
  redirectFrom: (path: string) => void;
  close: () => Promise<void>;
}

/** A server that consents at once and sets a cookie, like that of a session. */
export async function startFakeServer(redirectUri: string): Promise<FakeServer> {
  const calls: FakeServer['calls'] = [];
  let redirected = '';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    calls.push({ path: pathname, headers: request.headers });
    if (pathname === redirected) return void response.writeHead(307, { location: '/elsewhere' }).end();
    switch (pathname) {
      case '/connect/recorder': {
        const location = `${redirectUri}?code=fl_rc_fake&state=${searchParams.get('state')}`;
        return void response.writeHead(302, { location, 'set-cookie': 'session=canary; Path=/' }).end();
      }
      case '/auth/recorder/token':
        return void json(201, {
          token: 'fl_rec_fake',
          expires_at: '2030-01-01T00:00:00.000Z',
          user: { name: 'Mallory', email: 'mallory@example.test' },
        });
      case '/auth/me':
        return void json(200, { app_user: { id: 'm', name: 'Mallory', email: 'mallory@example.test' } });
      default:
        return void response.writeHead(204).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    redirectFrom: (path) => (redirected = path),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
