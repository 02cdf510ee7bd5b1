import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the recording links of a project, and whether it takes recordings of guests. */
export const recordingLinksQuery = (client: FlowLensClient, projectId: string) =>
  queryOptions({
    queryKey: flowlensKeys.recordingLinks(projectId),
    queryFn: ({ signal }) => client.recordingLinks.get(projectId, signal),
    // Guests use links up meanwhile.
    staleTime: 0,
    refetchOnMount: 'always',
  });
