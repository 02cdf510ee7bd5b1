'use client';

import type { AppConfig } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { appConfigQuery } from './app-config-query.js';

/**
 * Returns the configuration of the server: addresses of the extension and the documentation, and enabled features.
 *
 * @example
 * const { data: config } = useAppConfig();
 */
export function useAppConfig(): UseQueryResult<AppConfig> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...appConfigQuery(client), enabled }, queryClient);
}
