'use client';

import type { AppConfig, FlowLensClient } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the settings of the server; nobody needs to be signed in. */
export const appConfigQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.config(),
    queryFn: ({ signal }) => client.config.get(signal),
  });

/** What the server says about itself: where the extension and the documentation are, what is switched on. */
export function useAppConfig(): UseQueryResult<AppConfig> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...appConfigQuery(client), enabled }, queryClient);
}
