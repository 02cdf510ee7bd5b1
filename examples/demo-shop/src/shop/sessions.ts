import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const CUSTOMER = { name: 'Mira Okafor', email: 'mira@example.com' };

const COOKIE = 'kiln_session';

/** Signed-in customers of one running shop. Any password is accepted, because the shop only demonstrates bugs. */
export class Sessions {
  readonly #signingKey = randomBytes(32);
  readonly #open = new Set<string>();

  /** The `Set-Cookie` value of a new session. */
  begin(): string {
    const id = randomBytes(24).toString('base64url');
    this.#open.add(id);
    return `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`;
  }

  has(request: IncomingMessage): boolean {
    const cookies = (request.headers.cookie ?? '').split('; ');
    return cookies.some((cookie) => cookie.startsWith(`${COOKIE}=`) && this.#open.has(cookie.slice(COOKIE.length + 1)));
  }

  /** A JSON web token for the shop's own API. */
  token(): string {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: CUSTOMER.email })}`;
    return `${content}.${createHmac('sha256', this.#signingKey).update(content).digest('base64url')}`;
  }
}
