import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../../../platform/config/config.js';
import { isLoopback } from '../../../platform/config/loopback.js';
import { notFound } from '../../../platform/errors/http-problem.js';
import { createDevelopmentProvider } from './provider.js';
import { registerDevelopmentIssuer } from './routes.js';

interface DevelopmentIssuerParts {
  config: Pick<Config, 'signIn' | 'host' | 'publicUrl'>;
  /** Its own address. */
  issuer: string;
  cookieKey: string;
}

/** Headers that proxies and content networks set about themselves or the caller. */
const PROXY_HEADER =
  /^(?:x-(?:original-)?forwarded(?:-.+)?|forwarded|via|x-real-ip|(?:[a-z-]+-)?(?:client|connecting)-ip)$/;

/**
 * Mounts the development issuer if only this machine can reach it and no real issuer is configured. Anybody can sign in
 * as anyone there, so the conditions are checked here again, independent of the configuration, and at every call.
 */
export async function mountDevelopmentIssuer(
  app: FastifyInstance,
  { config, issuer, cookieKey }: DevelopmentIssuerParts,
): Promise<void> {
  if (config.signIn.kind !== 'development') return;
  if (!isLoopback(config.host) || !isLoopback(new URL(config.publicUrl).hostname))
    throw new Error('the development issuer may only be reached on loopback');

  let provider: Promise<Provider> | undefined;
  await app.register(async (issuerOnly) => {
    issuerOnly.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw notFound();
    });
    await registerDevelopmentIssuer(issuerOnly, () => (provider ??= createDevelopmentProvider(issuer, cookieKey)));
  });
}

/** Returns whether a call uses a name of this machine, and no proxy that others could reach. */
function isFromThisMachine({ hostname, headers, raw }: FastifyRequest): boolean {
  // Browsers speak HTTP/1.1. Some proxies, such as nginx by default, speak 1.0 and add no header.
  const isDirect = raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => PROXY_HEADER.test(name));
  return isLoopback(hostname) && isDirect;
}
