import type { Operations } from '../operation-handler.js';
import { unavailable } from '../../platform/errors/http-problem.js';

/** `/livez` responds while the process runs, `/readyz` while it is able to work. */
export function healthOperations(isReady: () => Promise<boolean>): Operations {
  return {
    getLiveness: () => ({ status: 'ok' }),
    async getReadiness() {
      if (await isReady()) return { status: 'ok' };
      throw unavailable('The server is not ready.');
    },
  };
}
