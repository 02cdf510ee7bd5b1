'use client';

import type { AppConfig } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { appConfigQuery } from './app-config-query.js';

/** What the server says about itself: where the extension and the documentation are, what is switched on. */
export function useAppConfig(): UseQueryResult<AppConfig> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...appConfigQuery(client), enabled }, queryClient);
}
