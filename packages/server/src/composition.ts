import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.js';
import type { Database } from './database/database.js';
import { mountDevelopmentIssuer } from './dev-issuer/development-issuer.js';
import type { Jobs } from './jobs/jobs.js';
import type { Logger } from './logging/logger.js';
import { authOperations } from './modules/auth/operations.js';
import { commentOperations } from './modules/comments/operations.js';
import { configOperations } from './modules/config/operations.js';
import { flowOperations } from './modules/flows/operations.js';
import { mediaOperations } from './modules/media/operations.js';
import { memberOperations } from './modules/members/operations.js';
import { projectOperations } from './modules/projects/operations.js';
import { tagOperations } from './modules/tags/operations.js';
import type { Operations } from './operation-handler.js';
import type { Authenticate } from './plugins/authentication.js';
import { seedFolder } from './package-paths.js';
import { seedDemo } from './seed/seed-demo.js';
import { createAccessTokens } from './sessions/access-token.js';
import { createAuthenticate } from './sessions/authenticate.js';
import { deriveKey } from './sessions/derive-key.js';
import { registerCookies } from './sessions/refresh-cookie.js';
import { createIdentityProvider } from './sign-in/identity-provider.js';
import { issuerOf } from './sign-in/issuer.js';
import { createBlobLinks } from './storage/blob-links.js';
import { createMediaAddresses } from './storage/media-address.js';
import { openStorage } from './storage/open-storage.js';

export interface Parts {
  config: Config;
  /** Signs sessions and links; 32 bytes or more. */
  secret: string;
  database: Database;
  /** Not started yet: the modules declare their work first. */
  jobs: Jobs;
  log: Logger;
}

export interface Product {
  /** Handlers of every module, by operation id. */
  operations: Operations;
  authenticate: Authenticate;
  /** Routes beside the contract: the development issuer. Close what they open in an `onClose` hook. */
  routes: (app: FastifyInstance) => Promise<void> | void;
  /** Puts the demo project into a migrated database; does nothing when it is there already. */
  seedDemo: () => Promise<void>;
}

/** Wires the modules to their parts: the one place that knows them all. */
export function composeProduct({ config, secret, database, log }: Parts): Product {
  const storage = openStorage(config);
  const issuer = issuerOf(config);
  const accessTokens = createAccessTokens(deriveKey(secret, 'access-token'));
  const identityProvider = createIdentityProvider(issuer, log);
  const links = createBlobLinks(deriveKey(secret, 'blob-link'));
  const mediaFor = createMediaAddresses(links, config.publicUrl);
  const cookieKey = deriveKey(secret, 'development-issuer-cookie').toString('base64url');

  return {
    operations: {
      ...configOperations({ config, issuer, identityProvider }),
      ...authOperations({ config, database, accessTokens, identityProvider, issuerKey: issuer.accountKey }),
      ...projectOperations(database),
      ...memberOperations(database),
      ...flowOperations({ database, mediaFor }),
      ...commentOperations(database),
      ...tagOperations(database),
      ...mediaOperations({ storage, links }),
    },
    authenticate: createAuthenticate(database, accessTokens),
    async routes(app) {
      await registerCookies(app);
      await mountDevelopmentIssuer(app, { config, issuer: issuer.issuer, cookieKey });
    },
    seedDemo: () => seedDemo(database, storage, seedFolder, log),
  };
}
