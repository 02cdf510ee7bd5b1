import '@flowlens/components/styles.css';
import { CommentList, FlowPlayer, FlowTimeline } from '@flowlens/components';
import { useFlow } from '@flowlens/hooks';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { EmbedHost } from '../embed-host.js';
import { flowInAddress } from '../flow-in-address.js';

const queryClientOfHost = new QueryClient();

function Parts({ flowId }: { flowId: string }) {
  const { data: flow } = useFlow(flowId);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, height: '100%' }}>
      <FlowPlayer flowId={flowId} />
      <FlowTimeline timelineUrl={flow?.timeline_url ?? null} flowId={flowId} />
      <CommentList flowId={flowId} />
      <HostCache />
    </div>
  );
}

/** The host keeps its own data, and FlowLens its own. */
function HostCache() {
  const queries = useQueryClient().getQueryCache().getAll();
  return <p data-testid="host-cache">The host’s cache holds {queries.length} queries.</p>;
}

export default function PartsPage() {
  return (
    <QueryClientProvider client={queryClientOfHost}>
      <EmbedHost>
        <Parts flowId={flowInAddress()} />
      </EmbedHost>
    </QueryClientProvider>
  );
}
