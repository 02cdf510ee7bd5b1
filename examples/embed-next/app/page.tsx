import { createFlowLensClient } from '@flowlens/client';
import { initials } from '@flowlens/core';
import { Recording } from './recording';

/** Rendered on the server alone: reads the flow with the typed client, and leaves its parts to the browser. */
export default async function TicketPage({ searchParams }: { searchParams: Promise<{ flow?: string }> }) {
  const { flow: flowId = '' } = await searchParams;
  const { FLOWLENS_URL = '', FLOWLENS_TOKEN = '' } = process.env;
  const client = createFlowLensClient({ baseUrl: FLOWLENS_URL, getAccessToken: () => FLOWLENS_TOKEN });
  const flow = await client.flows.get(flowId);

  return (
    <main>
      <h1>Ticket 77</h1>
      <p>
        {flow.title}, recorded by {flow.reporter} ({initials(flow.reporter)})
      </p>
      <div style={{ height: 720 }}>
        <Recording baseUrl={FLOWLENS_URL} flowId={flowId} />
      </div>
    </main>
  );
}
