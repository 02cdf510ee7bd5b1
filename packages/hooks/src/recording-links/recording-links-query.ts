import type { FlowLensClient, RecordingLinks } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the recording links of a project, and whether it accepts guest recordings. */
export const recordingLinksQuery = (
  client: FlowLensClient,
  projectId: string,
): QueryDefinition<RecordingLinks, typeof flowlensKeys.recordingLinks> =>
  queryOptions({
    queryKey: flowlensKeys.recordingLinks(projectId),
    queryFn: ({ signal }) => client.recordingLinks.get(projectId, signal),
    // Guests may have used up links in the meantime.
    staleTime: 0,
    refetchOnMount: 'always',
  });
