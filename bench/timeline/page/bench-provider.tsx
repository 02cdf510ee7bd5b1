import { createFlowLensClient } from '@flowlens/client';
import type { ReactNode } from 'react';
import { FlowLensProvider } from '../../../packages/components/src/provider/flowlens-provider.js';

export const client = createFlowLensClient({ getAccessToken: () => null });

/** Provider around our components. */
export function BenchProvider({ children }: { children: ReactNode }) {
  return <FlowLensProvider client={client}>{children}</FlowLensProvider>;
}
