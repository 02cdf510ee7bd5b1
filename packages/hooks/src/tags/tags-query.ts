import type { FlowLensClient, Tag } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the tags of one project. */
export const tagsQuery = (
  client: FlowLensClient,
  projectId: string,
): QueryDefinition<Tag[], typeof flowlensKeys.projectTags> =>
  queryOptions({
    queryKey: flowlensKeys.projectTags(projectId),
    queryFn: ({ signal }) => client.tags.list({ system_id: projectId }, signal),
  });
