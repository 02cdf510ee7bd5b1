'use client';

import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, FlowView } from '@flowlens/components';
import { createFlowLensQueryClient } from '@flowlens/hooks';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';

const getAccessToken = () => fetch('/flowlens-token').then((answer) => (answer.ok ? answer.text() : null));

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
