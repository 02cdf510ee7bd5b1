import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type LoggerOptions, type LogFn, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from '../config/config.js';
import { logError } from './log-error.js';
import { scrubSecrets } from './scrub-secrets.js';

/** Logger of the server's parts, instead of `console`. */
export type Logger = FastifyBaseLogger;

/** A second fence: our code logs none of these. */
const SECRET_FIELDS = ['authorization', 'cookie', '["set-cookie"]', 'token', 'code', 'password', 'secret'];
const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => {
  const deeper = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${deeper}`, `*.headers${deeper}`].filter((path) => path !== '*.code');
});

/** JSON, or lines for people on a terminal, where requests are not worth a line each. */
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

/** Cleans the text of a line. Left without one, pino would take the message of the error as it is. */
function logScrubbed(this: pino.Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, ...rest]: unknown[] = args;
  const text = rest.length === 0 && holdsError(first) ? ['failed'] : rest;
  const scrubbed = [first, ...text].map((arg) => (typeof arg === 'string' ? scrubSecrets(arg) : arg));
  method.apply(this, scrubbed as Parameters<LogFn>);
}

function holdsError(value: unknown): boolean {
  return value instanceof Error || (typeof value === 'object' && value !== null && 'err' in value);
}

/** The pattern of the route and never the address: addresses hold tokens, and what people search for. */
function logRequest(request: FastifyRequest): { method: string; route: string } {
  return { method: request.method, route: request.routeOptions?.url ?? 'none' };
}
