import type { Config } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import { mountDevelopmentIssuer } from './features/auth/dev-issuer/development-issuer.js';
import type { Jobs } from './platform/jobs/jobs.js';
import type { Logger } from './platform/logging/logger.js';
import { createMail } from './features/notifications/mail.js';
import { AGENT_TOKEN_PREFIX } from './features/agent-tokens/agent-token-store.js';
import { findAgent } from './features/agent-tokens/find-agent.js';
import { agentTokenOperations } from './features/agent-tokens/operations.js';
import { authOperations } from './features/auth/operations.js';
import { commentOperations } from './features/comments/operations.js';
import { configOperations } from './features/config-operations.js';
import { EMBED_TOKEN_PREFIX } from './features/embedding/create-embed-token.js';
import { EMBED_KEY_PREFIX } from './features/embedding/embed-key-store.js';
import { findEmbedKey } from './features/embedding/find-embed-key.js';
import { findEmbeddedPerson } from './features/embedding/find-embedded-person.js';
import { embeddingOperations } from './features/embedding/operations.js';
import { flowOperations } from './features/flows/operations.js';
import { invitationOperations } from './features/invitations/operations.js';
import { jiraOperations } from './features/jira/operations.js';
import { mediaOperations } from './features/media/operations.js';
import { mcpClientOperations } from './features/mcp/client-operations.js';
import { registerMcp } from './features/mcp/endpoint/mcp-routes.js';
import { memberOperations } from './features/members/operations.js';
import { projectOperations } from './features/projects/operations.js';
import { createEventIntake } from './recordings/events/event-intake.js';
import { findRecorder } from './features/recorder-tokens/find-recorder.js';
import { recorderTokenOperations } from './features/recorder-tokens/operations.js';
import { RECORDER_TOKEN_PREFIX } from './features/recorder-tokens/recorder-token-store.js';
import { findGuest, GUEST_SECRET_PREFIX } from './features/recording-links/find-guest.js';
import { recordingLinkOperations } from './features/recording-links/operations.js';
import { recorderOperations } from './recordings/operations.js';
import { createLinkPages } from './features/link-previews/link-pages.js';
import { createFindLinkPreview } from './features/link-previews/link-preview.js';
import { linkPreviewOperations } from './features/link-previews/operations.js';
import { createReadPreviewPicture } from './features/link-previews/picture/preview-picture.js';
import { shareOperations } from './features/shares/operations.js';
import { tagOperations } from './features/tags/operations.js';
import type { ServedProduct } from './http/app.js';
import type { MediaSandbox } from './platform/sandbox/sandbox.js';
import { createProcessing } from './recordings/process/processing.js';
import { registerIdempotency } from './http/idempotency/idempotency.js';
import { createIdempotencyKeys } from './http/idempotency/idempotency-keys.js';
import { createReplayGuard } from './features/projects/replay-guard.js';
import { createSeal } from './http/idempotency/sealed-response.js';
import { seedFolder } from './platform/package-paths.js';
import { createExampleFlow } from './features/seed/example-flow.js';
import { seedDemo } from './features/seed/seed-demo.js';
import { createAccessTokens } from './features/auth/sessions/access-token.js';
import { createAuthenticate } from './features/auth/sessions/authenticate.js';
import { deriveKey } from './platform/secrets/derive-key.js';
import { createRefreshCookie, registerCookies } from './features/auth/sessions/refresh-cookie.js';
import { findActor } from './features/auth/sessions/session-store.js';
import { createFindSessionKind } from './features/auth/sessions/session-kind.js';
import { createStorageProbe } from './platform/storage/storage-probe.js';
import { scheduleDumps } from './features/backup/hourly-dump.js';
import { scheduleHousekeeping } from './features/housekeeping/housekeeping.js';
import { allowedAccountsOf } from './platform/config/allowed-accounts.js';
import { createIdentityProvider } from './features/auth/sign-in/identity-provider.js';
import { issuerOf } from './features/auth/sign-in/issuer.js';
import { createBlobRemoval } from './platform/storage/removal/blob-removal.js';
import { createBlobLinks } from './platform/storage/links/blob-links.js';
import { ownsStorage } from './platform/storage/installation.js';
import { makeStorageFolders } from './platform/storage/folder/make-storage-folders.js';
import { createMediaAddresses } from './platform/storage/links/media-address.js';
import { scheduleSweeps } from './platform/storage/removal/sweeper.js';
import { openStorage } from './platform/storage/open-storage.js';
import { createTimelines } from './features/timelines/timelines.js';
import { scheduleTimelineCounts } from './features/timelines/uncounted-timelines.js';
import { openUploadStorage } from './platform/storage/open-upload-storage.js';
import { uploadOperations } from './recordings/upload/operations.js';
import { serverVersion } from './platform/version.js';

export interface Parts {
  config: Config;
  /** Signs sessions and links; 32 bytes or more. */
  secret: string;
  database: Database;
  /** Not started yet: the features declare their queues first. */
  jobs: Jobs;
  /** Contains the processes that read videos. */
  sandbox: MediaSandbox;
  log: Logger;
}

export interface Product extends ServedProduct {
  /** Returns whether recordings can be read and written right now. */
  isStorageReady: () => Promise<boolean>;
  /** Checks that storage and database belong together, and logs it if they do not. Requires a migrated database. */
  claimStorage: () => Promise<void>;
  /** Adds, replaces or removes the example flow of a migrated database, as configured. */
  prepareExampleFlow: () => Promise<void>;
  /** Adds the demo project to a migrated database; does nothing if it already exists. */
  seedDemo: () => Promise<void>;
}

/** Wires the features to their parts; the only place that knows all of them. */
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
  const { publicUrl, embedOrigins } = config;
  const findLinkPreview = createFindLinkPreview(database.db, embedOrigins);
  const exampleFlow = createExampleFlow({ config, database, storage, seedFolder, log });
  const mail = createMail({ config, database, jobs, log });

  scheduleHousekeeping({ db: database.db, blobRemoval, jobs, log });
  scheduleTimelineCounts(jobs, log, { db: database.db, storage, maxTimelineBytes });
  scheduleDumps(jobs, { config, database, log });

  return {
    operations: {
      ...configOperations({ config, issuer, identityProvider, allowedAccounts, exampleFlow }),
      ...authOperations({ config, database, accessTokens, identityProvider, issuerKey, cookie, allowedAccounts }),
      ...projectOperations({ database, blobRemoval }),
      ...memberOperations(database),
      ...invitationOperations({ database, mail, allowedAccounts }),
      ...flowOperations({ database, mediaFor, blobRemoval, timelines, limits: config }),
      ...shareOperations({ database, publicUrl, embedOrigins, mediaFor }),
      ...linkPreviewOperations({
        db: database.db,
        publicUrl,
        findLinkPreview,
        readPreviewPicture: createReadPreviewPicture({ db: database.db, storage, sandbox, log }),
      }),
      ...agentTokenOperations(database),
      ...embeddingOperations(database),
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
        embedKey: {
          prefix: EMBED_KEY_PREFIX,
          find: (token) => findEmbedKey(database.db, { token, issuer: issuerKey }),
        },
        embed: {
          prefix: EMBED_TOKEN_PREFIX,
          find: (token) =>
            findEmbeddedPerson(database.db, { token, issuer: issuerKey, isAllowed: allowedAccounts.isAllowed }),
        },
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
    readLinkPage: createLinkPages({ config, findLinkPreview, log }),
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
    isStorageReady: createStorageProbe(config, storage),
    async claimStorage() {
      await ownsStorage({ db: database.db, storage, log }).catch((error: unknown) =>
        // The next sweep removes them.
        log.warn({ err: error }, 'the owner of the storage could not be determined'),
      );
    },
    prepareExampleFlow: exampleFlow.prepare,
    seedDemo: () => seedDemo(database, storage, seedFolder, log),
  };
}
