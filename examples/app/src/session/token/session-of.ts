/** Names the session that an access token belongs to, the same for each of its renewals; a token that says nothing stands for itself. */
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
