import type { AppConfig, FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the server settings, which need no sign-in. */
export const appConfigQuery = (client: FlowLensClient): QueryDefinition<AppConfig, typeof flowlensKeys.config> =>
  queryOptions({
    queryKey: flowlensKeys.config(),
    queryFn: ({ signal }) => client.config.get(signal),
  });
