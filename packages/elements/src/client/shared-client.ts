import { createFlowLensClient, type FlowLensClient, type FlowLensClientOptions } from '@flowlens/client';
import { createPageToken } from './page-token.js';

/** Returns the access token; see `createFlowLensClient`. */
export type GetAccessToken = NonNullable<FlowLensClientOptions['getAccessToken']>;

/** Server of an element, and the source of its token: a URL on the page's origin, a function, or null. */
export interface ClientSource {
  baseUrl: string;
  token: string | GetAccessToken | null;
}

export interface ClientLease {
  client: FlowLensClient;
  release: () => void;
}

interface SharedClient {
  source: ClientSource;
  client: FlowLensClient;
  holders: number;
}

const clients = new Set<SharedClient>();

export function isSameSource(one: ClientSource, other: ClientSource): boolean {
  return one.baseUrl === other.baseUrl && one.token === other.token;
}

/**
 * Returns the client of a source, shared by all elements of the page. When the last element releases it, the client and
 * its token are dropped, so that they are not reused for the next user of the page.
 */
export function leaseClient(source: ClientSource): ClientLease {
  const shared = [...clients].find((client) => isSameSource(client.source, source)) ?? addClient(source);
  shared.holders += 1;
  return {
    client: shared.client,
    release() {
      shared.holders -= 1;
      if (shared.holders === 0) clients.delete(shared);
    },
  };
}

function addClient(source: ClientSource): SharedClient {
  const { baseUrl, token } = source;
  const getAccessToken = typeof token === 'string' ? createPageToken(token) : (token ?? undefined);
  const shared = { source, client: createFlowLensClient({ baseUrl, getAccessToken }), holders: 0 };
  clients.add(shared);
  return shared;
}
