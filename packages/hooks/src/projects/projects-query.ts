import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the projects that the viewer is a member of. */
export const projectsQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.projects(),
    queryFn: ({ signal }) => client.projects.list(signal),
  });
