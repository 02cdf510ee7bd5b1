import { fastify, type FastifyInstance, LogController } from 'fastify';
import { type FindSessionKind, registerAudit } from './audit/register-audit.js';
import type { Config } from '../platform/config/config.js';
import { registerRecorderBodies } from './contract/body-parsers.js';
import { readContract } from './contract/read-contract.js';
import { registerNulRejection } from './contract/reject-nul.js';
import { registerOperations } from './contract/register-operations.js';
import { registerRequestBodies } from './contract/request-bodies.js';
import { compileSerializer } from './contract/serializers.js';
import { compileValidator } from './contract/validators.js';
import { registerExtensionDownload } from './pages/extension-download.js';
import { healthOperations } from './lifecycle/health-operations.js';
import type { Logger } from '../platform/logging/logger.js';
import { registerRequestLog } from '../platform/logging/request-log.js';
import { type Measured, registerMetrics } from '../platform/metrics/metrics.js';
import { guideFolder } from '../platform/package-paths.js';
import { registerResponseBytes } from './limits/response-bytes.js';
import type { ReadLinkPage } from './pages/link-pages.js';
import { registerAppPages } from './pages/app-pages.js';
import { type Authenticate, registerAuthentication } from './authentication.js';
import { createBrokenRequestResponse, registerRejectedRequests } from './problems/broken-requests.js';
import type { Operations } from './operation-handler.js';
import { registerCrossOrigin } from './cross-origin.js';
import { registerGuidePages } from './pages/guide-pages.js';
import { answerNotFound, registerProblemDetails, sendProblem } from './problems/problem-details.js';
import { registerRateLimits } from './limits/rate-limits.js';
import { createRequestIds, registerRequestIds } from './problems/request-id.js';
import { registerSecurityHeaders, securityHeaders } from './pages/security-headers.js';
import { registerSpaceGuard } from './limits/space-guard.js';
import { registerStarting } from './lifecycle/starting.js';
import { registerStopping } from './lifecycle/stopping.js';

const BODY_BYTES = 1024 * 1024;
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;
/** Interval of checks for slow connections. */
const CHECK_CONNECTIONS_MS = 1_000;
/** Longer than any request line, so that the contract decides the response to a long id or token. */
const SEGMENT_CHARS = 16_384;
const SILENT_CONNECTION_MS = 60_000;

/** Features of the server, as the HTTP layer needs them. */
export interface ServedProduct {
  /** Handlers of every feature, by operation id. */
  operations: Operations;
  authenticate: Authenticate;
  findSessionKind: FindSessionKind;
  readLinkPage: ReadLinkPage;
  /** Adds hooks and routes beside the contract. Close their resources in an `onClose` hook. */
  routes: (app: FastifyInstance) => Promise<void> | void;
}

export interface AppOptions {
  config: Config;
  log: Logger;
  product: ServedProduct;
  /** Returns whether the database is migrated and jobs run; earlier calls are rejected. */
  isStarted: () => boolean;
  /** Returns whether the server is started, and the database and the storage respond. */
  isReady: () => Promise<boolean>;
  /** Sources of `/metrics`, which exists only if a token is configured. */
  measured: Measured;
}

/** Creates the HTTP server: the contract's operations, the app's pages, and the protection of both. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log, product, isStarted, isReady, measured } = options;
  const headers = securityHeaders(config);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(config.trustedProxies),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENT_CONNECTION_MS,
    keepAliveTimeout: SILENT_CONNECTION_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_CONNECTIONS_MS, requireHostHeader: false },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: SEGMENT_CHARS },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Set before any hook runs, so that every response has these headers.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
    clientErrorHandler: createBrokenRequestResponse(headers),
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);

  registerRequestLog(app);
  registerProblemDetails(app);
  registerSecurityHeaders(app, headers);
  registerRequestIds(app);
  registerRejectedRequests(app, headers);
  // Registered before all rejecting hooks, so that other sites can read the errors.
  await registerCrossOrigin(app, config.allowedOrigins);
  registerStopping(app);
  await registerGuidePages(app, guideFolder);
  if (config.extension) registerExtensionDownload(app, config.extension);
  if (config.appFolder) await registerAppPages(app, config.appFolder, product.readLinkPage);
  else app.setNotFoundHandler(answerNotFound);
  registerStarting(app, isStarted);
  registerRateLimits(app, config.limits);
  registerAuthentication(app, product.authenticate);
  registerAudit(app, product.findSessionKind);
  registerRecorderBodies(app);
  registerNulRejection(app);
  registerRequestBodies(app);
  registerSpaceGuard(app, { folder: config.dataFolder, minFreeBytes: config.minFreeBytes });

  if (config.metricsToken !== undefined) registerMetrics(app, config.metricsToken, measured);
  await product.routes(app);
  registerResponseBytes(app);
  await registerOperations(app, readContract(), { ...product.operations, ...healthOperations(isReady) });
  return app;
}
