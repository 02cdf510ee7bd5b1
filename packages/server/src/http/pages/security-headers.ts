import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.js';
import { bucketOrigin } from '../../platform/storage/s3/bucket-origin.js';

const HALF_A_YEAR_SECONDS = 15_552_000;

/** Sets the headers of every response; a route may override one by setting it. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // API responses are private to the caller, so caches must not store them.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Security headers of every response. */
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
  // Issuers may host people's pictures anywhere.
  const pictures = signIn.kind === 'oidc' ? ' https:' : '';
  const bucket = s3?.directReads ? ` ${bucketOrigin(s3)}` : '';
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'worker-src': "'self' blob:",
    // Dialogs and notices insert style elements while they are open; scripts stay strict.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' blob: data:${bucket}${pictures}`,
    'media-src': `'self' blob:${bucket}`,
    'connect-src': `'self' blob:${bucket}`,
    'font-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    // Text never becomes markup or a script. The app's only Trusted Types policy lets it load its worker.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** Returns a content security policy that lets other pages frame the response. */
export function withFrameAncestors(policy: string, ancestors: string): string {
  return policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${ancestors}`);
}
