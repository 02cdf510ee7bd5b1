/** Returns an id of the session of an access token, which renewals do not change. A token without a session id is its own id. */
export function sessionOf(token: string | null): string | null {
  if (!token) return null;
  try {
    const payload = token.split('.')[1] ?? '';
    const { sid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sid?: unknown };
    return typeof sid === 'string' ? sid : token;
  } catch {
    return token;
  }
}
