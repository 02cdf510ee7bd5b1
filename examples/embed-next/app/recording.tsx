'use client';

import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, FlowView } from '@flowlens/components';
import { createFlowLensQueryClient } from '@flowlens/hooks';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';

let token: string | null = null;

/** Keeps the token until FlowLens refuses it. */
async function getAccessToken({ forceRefresh = false } = {}) {
  if (token === null || forceRefresh) {
    const response = await fetch('/flowlens-token');
    token = response.ok ? await response.text() : null;
  }
  return token;
}

export interface RecordingProps {
  baseUrl: string;
  flowId: string;
  /** Data that the server has already read. */
  known: DehydratedState;
}

export function Recording({ baseUrl, flowId, known }: RecordingProps) {
  const [client] = useState(() => createFlowLensClient({ baseUrl, getAccessToken }));
  const [queryClient] = useState(createFlowLensQueryClient);
  return (
    <HydrationBoundary state={known} queryClient={queryClient}>
      <FlowLensProvider client={client} queryClient={queryClient}>
        <FlowView flowId={flowId} headingLevel={2} />
      </FlowLensProvider>
    </HydrationBoundary>
  );
}
