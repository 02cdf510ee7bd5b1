import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type LoggerOptions, type LogFn, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from '../config/config.js';
import { logError } from './log-error.js';
import { scrubSecrets } from './scrub-secrets.js';

/** Logger of the server's parts, instead of `console`. */
export type Logger = FastifyBaseLogger;

/** Second line of defence: our code logs none of these fields. */
const SECRET_FIELDS = ['authorization', 'cookie', '["set-cookie"]', 'token', 'code', 'password', 'secret'];
const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => {
  const deeper = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${deeper}`, `*.headers${deeper}`].filter((path) => path !== '*.code');
});

/** Formats lines as JSON, or for people on a terminal, where requests are not logged one by one. */
export function createLogger({ log }: Pick<Config, 'log'>, stream: NodeJS.WritableStream = process.stdout): Logger {
  const pretty = isPretty(log, stream);
  const options = {
    level: log.level ?? (pretty ? 'warn' : 'info'),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    serializers: { err: logError, error: logError, req: logRequest, res: () => undefined },
    hooks: { logMethod: logScrubbed },
  } satisfies LoggerOptions;
  return pretty ? pino(options, PinoPretty({ colorize: true, destination: stream })) : pino(options, stream);
}

/** Returns whether the log is formatted for people. */
export function isPretty({ format }: Config['log'], stream: NodeJS.WritableStream): boolean {
  return format === 'pretty' || (format === 'auto' && 'isTTY' in stream && stream.isTTY === true);
}

/** Cleans the text of a line. Without a text, pino would use the error's message unchanged. */
function logScrubbed(this: pino.Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, ...rest]: unknown[] = args;
  const text = rest.length === 0 && holdsError(first) ? ['failed'] : rest;
  const scrubbed = [first, ...text].map((arg) => (typeof arg === 'string' ? scrubSecrets(arg) : arg));
  method.apply(this, scrubbed as Parameters<LogFn>);
}

function holdsError(value: unknown): boolean {
  return value instanceof Error || (typeof value === 'object' && value !== null && 'err' in value);
}

/** Logs the pattern of the route, never the URL, which may contain tokens and search terms. */
function logRequest(request: FastifyRequest): { method: string; route: string } {
  return { method: request.method, route: request.routeOptions?.url ?? 'none' };
}
