import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.js';
import type { Database } from './database/database.js';
import { mountDevelopmentIssuer } from './dev-issuer/development-issuer.js';
import type { Jobs } from './jobs/jobs.js';
import type { Logger } from './logging/logger.js';
import { createMail } from './mail/mail.js';
import { AGENT_TOKEN_PREFIX } from './modules/agent-tokens/agent-token-store.js';
import { findAgent } from './modules/agent-tokens/find-agent.js';
import { agentTokenOperations } from './modules/agent-tokens/operations.js';
import { authOperations } from './modules/auth/operations.js';
import { commentOperations } from './modules/comments/operations.js';
import { configOperations } from './modules/config/operations.js';
import { flowOperations } from './modules/flows/operations.js';
import { invitationOperations } from './modules/invitations/operations.js';
import { jiraOperations } from './modules/jira/operations.js';
import { mediaOperations } from './modules/media/operations.js';
import { mcpClientOperations } from './modules/mcp/client-operations.js';
import { registerMcp } from './modules/mcp/mcp-routes.js';
import { memberOperations } from './modules/members/operations.js';
import { projectOperations } from './modules/projects/operations.js';
import { createEventIntake } from './modules/recorder/events/event-intake.js';
import { findRecorder } from './modules/recorder-tokens/find-recorder.js';
import { recorderTokenOperations } from './modules/recorder-tokens/operations.js';
import { RECORDER_TOKEN_PREFIX } from './modules/recorder-tokens/recorder-token-store.js';
import { findGuest, GUEST_SECRET_PREFIX } from './modules/recording-links/find-guest.js';
import { recordingLinkOperations } from './modules/recording-links/operations.js';
import { recorderOperations } from './modules/recorder/operations.js';
import { shareOperations } from './modules/shares/operations.js';
import { tagOperations } from './modules/tags/operations.js';
import type { Operations } from './operation-handler.js';
import type { Authenticate } from './plugins/authentication.js';
import type { MediaSandbox } from './processing/children/sandbox.js';
import { createProcessing } from './processing/processing.js';
import { registerIdempotency } from './idempotency/idempotency.js';
import { createIdempotencyKeys } from './idempotency/idempotency-keys.js';
import { createReplayGuard } from './idempotency/replay-guard.js';
import { createSeal } from './idempotency/sealed-answer.js';
import { seedFolder } from './package-paths.js';
import { createExampleFlow } from './seed/example-flow.js';
import { seedDemo } from './seed/seed-demo.js';
import { createAccessTokens } from './sessions/access-token.js';
import { createAuthenticate } from './sessions/authenticate.js';
import { deriveKey } from './sessions/derive-key.js';
import { createRefreshCookie, registerCookies } from './sessions/refresh-cookie.js';
import { findActor } from './sessions/session-store.js';
import { createFindSessionKind, type FindSessionKind } from './sessions/session-kind.js';
import { createStorageProbe } from './health/storage-probe.js';
import { scheduleDumps } from './housekeeping/hourly-dump.js';
import { scheduleHousekeeping } from './housekeeping/housekeeping.js';
import { allowedAccountsOf } from './sign-in/allowed-accounts.js';
import { createIdentityProvider } from './sign-in/identity-provider.js';
import { issuerOf } from './sign-in/issuer.js';
import { createBlobRemoval } from './storage/removal/blob-removal.js';
import { createBlobLinks } from './storage/links/blob-links.js';
import { ownsStorage } from './storage/installation.js';
import { makeStorageFolders } from './storage/folder/make-storage-folders.js';
import { createMediaAddresses } from './storage/links/media-address.js';
import { scheduleSweeps } from './storage/removal/sweeper.js';
import { openStorage } from './storage/open-storage.js';
import { createTimelines } from './timelines/timelines.js';
import { openUploadStorage } from './uploads/open-upload-storage.js';
import { uploadOperations } from './uploads/operations.js';
import { serverVersion } from './version.js';

export interface Parts {
  config: Config;
  /** Signs sessions and links; 32 bytes or more. */
  secret: string;
  database: Database;
  /** Not started yet: the modules declare their work first. */
  jobs: Jobs;
  /** Contains the processes that read videos. */
  sandbox: MediaSandbox;
  log: Logger;
}

export interface Product {
  /** Handlers of every module, by operation id. */
  operations: Operations;
  authenticate: Authenticate;
  findSessionKind: FindSessionKind;
  /** Hooks and routes beside the contract: the development issuer. Close what they open in an `onClose` hook. */
  routes: (app: FastifyInstance) => Promise<void> | void;
  /** Returns whether recordings can be read and written right now. */
  storageAnswers: () => Promise<boolean>;
  /** Ties the storage to a migrated database; where they do not go together, the log says so. */
  tieStorage: () => Promise<void>;
  /** Adds, replaces or removes the example flow of a migrated database, as configured. */
  prepareExampleFlow: () => Promise<void>;
  /** Puts the demo project into a migrated database; does nothing when it is there already. */
  seedDemo: () => Promise<void>;
}

/** Wires the modules to their parts: the one place that knows them all. */
export function composeProduct({ config, secret, database, jobs, sandbox, log }: Parts): Product {
  makeStorageFolders(config);
  const storage = openStorage(config);
  const timelines = createTimelines({ storage, maxTimelineBytes: config.maxTimelineBytes });
  const blobRemoval = createBlobRemoval({ jobs, database, storage, log });
  scheduleSweeps(jobs, { database, storage, log });
  const uploadStorage = openUploadStorage(config);
  const { dataFolder, minFreeBytes, maxTimelineBytes } = config;
  const queue = createProcessing({
    jobs,
    database,
    storage,
    blobRemoval,
    uploadStorage,
    dataFolder,
    minFreeBytes,
    maxTimelineBytes,
    sandbox,
    log,
  });
  const intake = createEventIntake({ bytesPerMinute: config.limits.eventBytesPerMinute, log });
  const issuer = issuerOf(config);
  const issuerKey = issuer.accountKey;
  const cookie = createRefreshCookie(config.publicUrl);
  const accessTokens = createAccessTokens(deriveKey(secret, 'access-token'));
  const findBySession = async (token: string) => {
    const sessionId = await accessTokens.verify(token);
    return sessionId === null ? null : findActor(database.db, { sessionId, issuer: issuerKey });
  };
  const identityProvider = createIdentityProvider(issuer, log);
  const allowedAccounts = allowedAccountsOf(config);
  const findAgentByToken = async (token: string) => {
    const agent = await findAgent(database.db, { token, issuer: issuerKey });
    return agent && allowedAccounts.isAllowed(agent) ? agent : null;
  };
  const links = createBlobLinks(deriveKey(secret, 'blob-link'));
  const mediaFor = createMediaAddresses(links, config.publicUrl);
  const cookieKey = deriveKey(secret, 'development-issuer-cookie').toString('base64url');
  const exampleFlow = createExampleFlow({ config, database, storage, seedFolder, log });
  const mail = createMail({ config, database, jobs, log });

  scheduleHousekeeping({ db: database.db, blobRemoval, jobs, log });
  scheduleDumps(jobs, { config, database, log });

  return {
    operations: {
      ...configOperations({ config, issuer, identityProvider, allowedAccounts, exampleFlow }),
      ...authOperations({ config, database, accessTokens, identityProvider, issuerKey, cookie, allowedAccounts }),
      ...projectOperations({ database, blobRemoval }),
      ...memberOperations(database),
      ...invitationOperations({ database, mail, allowedAccounts }),
      ...flowOperations({ database, mediaFor, blobRemoval, timelines, limits: config }),
      ...shareOperations({ database, publicUrl: config.publicUrl, mediaFor }),
      ...agentTokenOperations(database),
      ...recorderTokenOperations({ config, database, issuerKey }),
      ...mcpClientOperations(),
      ...commentOperations(database),
      ...tagOperations({ database, jobs }),
      ...jiraOperations({ config, database, jobs, key: deriveKey(secret, 'jira-links'), log }),
      ...mediaOperations({ storage, links }),
      ...recordingLinkOperations({ config, database, sandbox, blobRemoval, mediaFor }),
      ...recorderOperations({ config, database, queue, mail, intake, mediaFor }),
      ...uploadOperations({ config, database, storage: uploadStorage }),
    },
    authenticate: createAuthenticate(
      {
        session: { find: findBySession },
        agent: { prefix: AGENT_TOKEN_PREFIX, find: findAgentByToken },
        guest: {
          prefix: GUEST_SECRET_PREFIX,
          find: (token) => findGuest(database.db, { token, issuer: issuerKey }),
        },
        recorder: {
          prefix: RECORDER_TOKEN_PREFIX,
          find: (token) => findRecorder(database.db, { token, issuer: issuerKey }),
        },
      },
      allowedAccounts.isAllowed,
    ),
    findSessionKind: createFindSessionKind({ db: database.db, cookie, issuer: issuerKey }),
    async routes(app) {
      app.addHook('onClose', () => intake.close());
      await registerCookies(app);
      registerIdempotency(app, {
        keys: createIdempotencyKeys(database.db, createSeal(deriveKey(secret, 'idempotency'))),
        guard: createReplayGuard(database.db),
      });
      registerMcp(app, {
        config,
        db: database.db,
        storage,
        timelines,
        sandbox,
        version: serverVersion(),
        findAgent: findAgentByToken,
      });
      await mountDevelopmentIssuer(app, { config, issuer: issuer.issuer, cookieKey });
    },
    storageAnswers: createStorageProbe(config, storage),
    async tieStorage() {
      await ownsStorage({ db: database.db, storage, log }).catch((error: unknown) =>
        // The next sweep does it.
        log.warn({ err: error }, 'whose storage this is could not be looked up'),
      );
    },
    prepareExampleFlow: exampleFlow.prepare,
    seedDemo: () => seedDemo(database, storage, seedFolder, log),
  };
}
