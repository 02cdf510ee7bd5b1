import type { CurrentUser, FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the current user. */
export const currentUserQuery = (
  client: FlowLensClient,
): QueryDefinition<CurrentUser, typeof flowlensKeys.currentUser> =>
  queryOptions({
    queryKey: flowlensKeys.currentUser(),
    queryFn: ({ signal }) => client.auth.me(signal),
  });
