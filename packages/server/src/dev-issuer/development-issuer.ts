import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../config/config.js';
import { isLoopback } from '../config/contradictions.js';
import { createDevelopmentProvider } from './provider.js';
import { registerDevelopmentIssuer } from './routes.js';

interface DevelopmentIssuerParts {
  config: Pick<Config, 'signIn' | 'host'>;
  /** Its own address. */
  issuer: string;
  cookieKey: string;
}

/**
 * Mounts the development issuer where nobody but this machine can reach it and no real issuer is configured. Anybody can
 * be anyone there, so the two conditions are checked here once more, whatever the configuration let pass.
 */
export async function mountDevelopmentIssuer(
  app: FastifyInstance,
  { config, issuer, cookieKey }: DevelopmentIssuerParts,
): Promise<void> {
  if (config.signIn.kind !== 'development') return;
  if (!isLoopback(config.host)) throw new Error('the development issuer may only listen on loopback');

  let provider: Promise<Provider> | undefined;
  await registerDevelopmentIssuer(app, () => (provider ??= createDevelopmentProvider(issuer, cookieKey)));
}
