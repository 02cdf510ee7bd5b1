import type { CurrentUser } from '@flowlens/client';
import { type SignedIn, signInAs } from './sign-in-as.js';

type Headers = Record<string, string>;

/** Signed-in person who makes calls; bodies are sent as JSON. */
export interface Person extends SignedIn {
  userId: string;
  email: string;
  get: (path: string, headers?: Headers) => Promise<Response>;
  post: (path: string, body?: unknown, headers?: Headers) => Promise<Response>;
  patch: (path: string, body?: unknown, headers?: Headers) => Promise<Response>;
  delete: (path: string, headers?: Headers) => Promise<Response>;
}

export async function aPerson(url: string, email: string): Promise<Person> {
  const session = await signInAs(url, email);
  const calls = callsOf(url, session.token);
  const { app_user: user } = (await (await calls.get('/auth/me')).json()) as CurrentUser;
  return { ...session, ...calls, userId: user.id, email };
}

/** Calls with an access token. */
export function callsOf(url: string, token: string): Pick<Person, 'get' | 'post' | 'patch' | 'delete'> {
  const call = (method: string, path: string, { headers, body }: { headers: Headers; body?: unknown }) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    get: (path, headers = {}) => call('GET', path, { headers }),
    post: (path, body, headers = {}) => call('POST', path, { headers, body }),
    patch: (path, body, headers = {}) => call('PATCH', path, { headers, body }),
    delete: (path, headers = {}) => call('DELETE', path, { headers }),
  };
}
