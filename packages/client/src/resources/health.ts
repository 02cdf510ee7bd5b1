import type { components } from '../generated/schema.js';
import type { Transport } from '../transport/transport.js';

type Health = components['schemas']['Health'];

export type HealthResource = ReturnType<typeof healthResource>;

export function healthResource({ call }: Transport) {
  return {
    /** Checks that the server process is running. */
    live: (signal?: AbortSignal): Promise<Health> =>
      call('getLiveness', { signal, auth: 'anonymous' }, ({ GET }) => GET('/livez')),

    /** Checks that the server is ready; throws a 503 if it is not. */
    ready: (signal?: AbortSignal): Promise<Health> =>
      call('getReadiness', { signal, auth: 'anonymous' }, ({ GET }) => GET('/readyz')),
  };
}
