import type { FlowLensClient, WaitingRecording } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the guest recordings that wait in a project, oldest first. */
export const waitingRecordingsQuery = (
  client: FlowLensClient,
  projectId: string,
): QueryDefinition<WaitingRecording[], typeof flowlensKeys.waitingRecordings> =>
  queryOptions({
    queryKey: flowlensKeys.waitingRecordings(projectId),
    queryFn: ({ signal }) => client.recordingLinks.waiting(projectId, signal),
    staleTime: 0,
    refetchOnMount: 'always',
  });
