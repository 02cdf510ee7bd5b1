'use client';

import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, FlowView } from '@flowlens/components';
import { useState } from 'react';

const getAccessToken = async () => (await fetch('/flowlens-token')).text();

export function Recording({ baseUrl, flowId }: { baseUrl: string; flowId: string }) {
  const [client] = useState(() => createFlowLensClient({ baseUrl, getAccessToken }));
  return (
    <FlowLensProvider client={client}>
      <FlowView flowId={flowId} headingLevel={2} />
    </FlowLensProvider>
  );
}
