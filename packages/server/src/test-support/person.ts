import type { CurrentUser } from '@flowlens/client';
import { type SignedIn, signInAs } from './sign-in-as.js';

/** Somebody who is signed in and makes calls. */
export interface Person extends SignedIn {
  userId: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

export async function aPerson(url: string, email: string): Promise<Person> {
  const session = await signInAs(url, email);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers: { authorization: `Bearer ${session.token}`, ...headers } });
  const { app_user: user } = (await (await get('/auth/me')).json()) as CurrentUser;
  return { ...session, userId: user.id, get };
}
