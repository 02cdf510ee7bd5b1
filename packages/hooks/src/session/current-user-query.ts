import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the current user. */
export const currentUserQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.currentUser(),
    queryFn: ({ signal }) => client.auth.me(signal),
  });
