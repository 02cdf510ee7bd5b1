import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the server settings, which need no sign-in. */
export const appConfigQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.config(),
    queryFn: ({ signal }) => client.config.get(signal),
  });
