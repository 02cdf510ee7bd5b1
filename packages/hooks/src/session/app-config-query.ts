import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the settings of the server; nobody needs to be signed in. */
export const appConfigQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.config(),
    queryFn: ({ signal }) => client.config.get(signal),
  });
