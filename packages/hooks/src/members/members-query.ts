import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the members of a project. */
export const membersQuery = (client: FlowLensClient, projectId: string) =>
  queryOptions({
    queryKey: flowlensKeys.members(projectId),
    queryFn: ({ signal }) => client.members.list(projectId, signal),
  });
