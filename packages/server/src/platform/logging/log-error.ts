import { scrubSecrets } from './scrub-secrets.js';

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  /** Only for database errors, like the next field. */
  table?: string;
  constraint?: string;
  cause?: LoggedError;
}

/**
 * Returns the fields of an error for the log, without text of people and secrets. Errors of libraries carry requests,
 * rows and parameters, so only listed fields are included.
 */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrubSecrets(String(error)) };
  const { code, table, constraint } = error as Error & { code?: unknown; table?: unknown; constraint?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: holdsValues(code) ? '[a value does not fit]' : scrubSecrets(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && { cause: logError(error.cause) }),
  };
}

/** PostgreSQL quotes the value in its data exceptions (class 22). */
function holdsValues(code: unknown): boolean {
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
}
