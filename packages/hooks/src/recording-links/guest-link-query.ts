import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of a recording link's request to its guests. */
export const guestLinkQuery = (client: FlowLensClient, token: string) =>
  queryOptions({
    queryKey: flowlensKeys.guestLink(token),
    queryFn: ({ signal }) => client.guestRecordings.link(token, signal),
  });
