import { fastify, type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from './config/config.js';
import { readContract } from './contract/read-contract.js';
import { registerNulRefusal } from './contract/refuse-nul.js';
import { registerOperations } from './contract/register-operations.js';
import { createValidatorCompiler } from './contract/validators.js';
import type { Product } from './composition.js';
import { healthOperations } from './health/operations.js';
import type { Logger } from './logging/logger.js';
import { registerRequestLog } from './logging/request-log.js';
import { registerAppPages } from './plugins/app-pages.js';
import { registerAuthentication } from './plugins/authentication.js';
import { registerCrossOrigin } from './plugins/cross-origin.js';
import { answerNotFound, registerProblemDetails, sendProblem } from './plugins/problem-details.js';
import { registerRateLimits } from './plugins/rate-limits.js';
import { registerSecurityHeaders } from './plugins/security-headers.js';
import { registerSpaceGuard } from './plugins/space-guard.js';
import { answerBrokenRequest } from './plugins/broken-requests.js';

const BODY_BYTES = 1024 * 1024;
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;
/** A longer segment of an address is 404. Tokens and keys are shorter. */
const SEGMENT_CHARS = 500;
const SILENT_CONNECTION_MS = 60_000;

export interface AppOptions {
  config: Config;
  log: Logger;
  product: Pick<Product, 'operations' | 'authenticate' | 'routes'>;
  /** Whether the database answers and is migrated. */
  isReady: () => Promise<boolean>;
}

/** The HTTP side of the server: the contract's operations, the app's pages, and what protects both. */
export async function createApp({ config, log, product, isReady }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENT_CONNECTION_MS,
    keepAliveTimeout: SILENT_CONNECTION_MS,
    http: { headersTimeout: HEADERS_MS },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: SEGMENT_CHARS },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(createValidatorCompiler());

  registerRequestLog(app);
  registerProblemDetails(app);
  registerSecurityHeaders(app, config);
  await registerCrossOrigin(app, config.allowedOrigins);
  if (config.appFolder) await registerAppPages(app, config.appFolder);
  else app.setNotFoundHandler(answerNotFound);
  registerRateLimits(app, config.limits);
  registerAuthentication(app, product.authenticate);
  registerNulRefusal(app);
  registerSpaceGuard(app, { folder: config.dataFolder, minFreeBytes: config.minFreeBytes });

  await product.routes(app);
  await registerOperations(app, readContract(), { ...product.operations, ...healthOperations(isReady) });
  return app;
}
