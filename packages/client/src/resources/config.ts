import type { Transport } from '../transport/transport.js';
import type { AppConfig } from '../types.js';

export type ConfigResource = ReturnType<typeof configResource>;

export function configResource({ call }: Transport) {
  return {
    /** Returns the runtime settings of the deployment. Needs no token. */
    get: (signal?: AbortSignal): Promise<AppConfig> =>
      call('getConfig', { signal, auth: 'anonymous' }, ({ GET }) => GET('/config')),
  };
}
