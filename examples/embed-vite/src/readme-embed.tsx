import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, FlowView } from '@flowlens/components';
import '@flowlens/components/styles.css';

const getAccessToken = async () => (await fetch('/flowlens-token')).text();
const client = createFlowLensClient({ baseUrl: 'https://flowlens.example.com', getAccessToken });

export const BugReport = ({ flowId }: { flowId: string }) => (
  <FlowLensProvider client={client}>
    <FlowView flowId={flowId} />
  </FlowLensProvider>
);
