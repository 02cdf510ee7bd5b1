import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, FlowView } from '@flowlens/components';
import '@flowlens/components/styles.css';

const getAccessToken = () => fetch('/flowlens-token').then((response) => (response.ok ? response.text() : null));
const client = createFlowLensClient({ baseUrl: 'https://flowlens.example.com', getAccessToken });

export const BugReport = ({ flowId }: { flowId: string }) => (
  <FlowLensProvider client={client}>
    <FlowView flowId={flowId} />
  </FlowLensProvider>
);
