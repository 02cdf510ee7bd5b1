import type { FlowLensClient, Member } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the members of a project. */
export const membersQuery = (
  client: FlowLensClient,
  projectId: string,
): QueryDefinition<Member[], typeof flowlensKeys.members> =>
  queryOptions({
    queryKey: flowlensKeys.members(projectId),
    queryFn: ({ signal }) => client.members.list(projectId, signal),
  });
