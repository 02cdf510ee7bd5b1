export interface Person {
  email: string;
  name: string;
  /** `ADMIN` also manages flows and members. The default is `USER`. */
  role?: 'USER' | 'ADMIN';
}

/**
 * Returns the person who is signed in to this app, or null.
 *
 * REPLACE THIS FUNCTION BEFORE YOU DEPLOY: read the person from your own session, for instance by a cookie of the
 * request. The returned user can see the recordings of your project. Until then, it returns a demo person in
 * development and refuses everywhere else.
 */
export async function currentUser(request: Request): Promise<Person | null> {
  if (process.env.NODE_ENV !== 'development')
    throw new Error(`Cannot answer ${request.url}: replace currentUser() in flowlens-token/current-user.ts first.`);
  return { email: 'demo.person@example.com', name: 'Demo Person' };
}
