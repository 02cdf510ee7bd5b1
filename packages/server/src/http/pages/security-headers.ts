import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.js';
import { bucketOrigin } from '../../platform/storage/s3/bucket-origin.js';

const HALF_A_YEAR_SECONDS = 15_552_000;

/** Puts the headers on every answer; a route may replace one by setting it itself. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // An answer of the API belongs to who asked: nothing in between may keep it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Headers that protect every answer. */
export function securityHeaders({
  publicUrl,
  signIn,
  s3,
}: Pick<Config, 'publicUrl' | 'signIn' | 's3'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(signIn, s3),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${HALF_A_YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}

function contentSecurityPolicy(signIn: Config['signIn'], s3: Config['s3']): string {
  // A real issuer tells where a person's picture is; that may be anywhere.
  const pictures = signIn.kind === 'oidc' ? ' https:' : '';
  const bucket = s3?.directReads ? ` ${bucketOrigin(s3)}` : '';
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'worker-src': "'self' blob:",
    // Dialogs and notices put a style element into the page while they are open; scripts stay strict.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' blob: data:${bucket}${pictures}`,
    'media-src': `'self' blob:${bucket}`,
    'connect-src': `'self' blob:${bucket}`,
    'font-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    // A text never becomes markup or a script. The app's only policy lets its worker load, from its own address.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
