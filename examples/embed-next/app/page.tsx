import { createFlowLensClient } from '@flowlens/client';
import { initials } from '@flowlens/core/format';
import { createFlowLensQueryClient, flowQuery } from '@flowlens/hooks';
import { dehydrate } from '@tanstack/react-query';
import { Recording } from './recording';
import { signedInToken } from './signed-in-token';

/** Rendered on the server alone: reads the flow, shows some of it, and hands it on for the parts that the browser takes over. */
export default async function TicketPage({ searchParams }: { searchParams: Promise<{ flow?: string }> }) {
  const { flow: flowId = '' } = await searchParams;
  const { FLOWLENS_URL = '' } = process.env;
  const client = createFlowLensClient({ baseUrl: FLOWLENS_URL, getAccessToken: signedInToken });
  const queryClient = createFlowLensQueryClient();
  const flow = await queryClient.fetchQuery(flowQuery(client, flowId));

  return (
    <main>
      <h1>Ticket 77</h1>
      <p>
        {flow.title}, recorded by {flow.reporter} ({initials(flow.reporter)})
      </p>
      <div style={{ height: 720 }}>
        <Recording baseUrl={FLOWLENS_URL} flowId={flowId} known={dehydrate(queryClient)} />
      </div>
    </main>
  );
}
