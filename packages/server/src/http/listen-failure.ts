import type { Config } from '../platform/config/config.js';
import { OperatorError } from '../platform/errors/operator-error.js';

const NO_ADDRESS_HERE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

/** Returns why listening failed: an OperatorError if HOST or PORT is the cause, otherwise the error itself. */
export function listenFailure(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${port} on ${host} is used by another program. Choose another with PORT, for example PORT=${port + 1}.`,
    );
  if (code === 'EACCES')
    return new OperatorError(`PORT: this user may not listen on port ${port}. Choose one above 1023.`);
  if (NO_ADDRESS_HERE.has(code))
    return new OperatorError(
      `HOST: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
    );
  return error;
}
