import type { FlowLensClient, GuestLink } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of a recording link's request to its guests. */
export const guestLinkQuery = (
  client: FlowLensClient,
  token: string,
): QueryDefinition<GuestLink, typeof flowlensKeys.guestLink> =>
  queryOptions({
    queryKey: flowlensKeys.guestLink(token),
    queryFn: ({ signal }) => client.guestRecordings.link(token, signal),
  });
