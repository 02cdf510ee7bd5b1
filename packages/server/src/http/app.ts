import { fastify, type FastifyInstance, LogController } from 'fastify';
import { type FindSessionKind, registerAudit } from './audit/register-audit.js';
import type { Config } from '../platform/config/config.js';
import { registerRecorderBodies } from './contract/body-parsers.js';
import { readContract } from './contract/read-contract.js';
import { registerNulRefusal } from './contract/refuse-nul.js';
import { registerOperations } from './contract/register-operations.js';
import { registerRequestBodies } from './contract/request-bodies.js';
import { createValidatorCompiler } from './contract/validators.js';
import { registerExtensionDownload } from './pages/extension-download.js';
import { healthOperations } from './lifecycle/health-operations.js';
import type { Logger } from '../platform/logging/logger.js';
import { registerRequestLog } from '../platform/logging/request-log.js';
import { type Measured, registerMetrics } from '../platform/metrics/metrics.js';
import { guideFolder } from '../platform/package-paths.js';
import { registerAnswerBytes } from './limits/answer-bytes.js';
import { registerAppPages } from './pages/app-pages.js';
import { type Authenticate, registerAuthentication } from './authentication.js';
import { createBrokenRequestAnswer, registerOddRequests } from './problems/broken-requests.js';
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
/** No line of a request is longer, so that it is the contract who says what a long id or token is answered. */
const SEGMENT_CHARS = 16_384;
const SILENT_CONNECTION_MS = 60_000;

/** The features of the server as HTTP needs them. */
export interface ServedProduct {
  /** Handlers of every feature, by operation id. */
  operations: Operations;
  authenticate: Authenticate;
  findSessionKind: FindSessionKind;
  /** Adds hooks and routes beside the contract. Close what they open in an `onClose` hook. */
  routes: (app: FastifyInstance) => Promise<void> | void;
}

export interface AppOptions {
  config: Config;
  log: Logger;
  product: ServedProduct;
  /** Returns whether the database is migrated and jobs run; no call is accepted before. */
  isStarted: () => boolean;
  /** Returns whether the server is started, and the database and the storage respond. */
  isReady: () => Promise<boolean>;
  /** Sources of `/metrics`, which exists only if a token is configured. */
  measured: Measured;
}

/** The HTTP side of the server: the contract's operations, the app's pages, and what protects both. */
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
    // Before any hook runs, so the headers of every answer are set here.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.headers({ ...headers, 'x-request-id': request.id })),
    clientErrorHandler: createBrokenRequestAnswer(headers),
  });
  app.setValidatorCompiler(createValidatorCompiler());

  registerRequestLog(app);
  registerProblemDetails(app);
  registerSecurityHeaders(app, headers);
  registerRequestIds(app);
  registerOddRequests(app, headers);
  // Before whatever refuses, so that other sites can read the refusal.
  await registerCrossOrigin(app, config.allowedOrigins);
  registerStopping(app);
  await registerGuidePages(app, guideFolder);
  if (config.extension) registerExtensionDownload(app, config.extension);
  if (config.appFolder) await registerAppPages(app, config.appFolder);
  else app.setNotFoundHandler(answerNotFound);
  registerStarting(app, isStarted);
  registerRateLimits(app, config.limits);
  registerAuthentication(app, product.authenticate);
  registerAudit(app, product.findSessionKind);
  registerRecorderBodies(app);
  registerNulRefusal(app);
  registerRequestBodies(app);
  registerSpaceGuard(app, { folder: config.dataFolder, minFreeBytes: config.minFreeBytes });

  if (config.metricsToken !== undefined) registerMetrics(app, config.metricsToken, measured);
  await product.routes(app);
  registerAnswerBytes(app);
  await registerOperations(app, readContract(), { ...product.operations, ...healthOperations(isReady) });
  return app;
}
