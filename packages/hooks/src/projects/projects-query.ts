import type { FlowLensClient, Project } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the projects that the viewer is a member of. */
export const projectsQuery = (client: FlowLensClient): QueryDefinition<Project[], typeof flowlensKeys.projects> =>
  queryOptions({
    queryKey: flowlensKeys.projects(),
    queryFn: ({ signal }) => client.projects.list(signal),
  });
