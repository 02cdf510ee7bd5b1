import '@flowlens/components/styles.css';
import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, FlowView } from '@flowlens/components';

let token: string | null = null;

/** Keeps the token until FlowLens refuses it. Load the page anew when another user signs in, or set `token` to null. */
async function getAccessToken({ forceRefresh = false } = {}) {
  if (token === null || forceRefresh) {
    const response = await fetch('/flowlens-token');
    const text = await response.text();
    if (!response.ok) console.warn(`FlowLens got no token: ${text}`);
    token = response.ok ? text : null;
  }
  return token;
}

const client = createFlowLensClient({ baseUrl: import.meta.env.VITE_FLOWLENS_URL, getAccessToken });

export function Flow({ flowId }: { flowId: string }) {
  return (
    <FlowLensProvider client={client}>
      <FlowView flowId={flowId} style={{ height: '100vh' }} />
    </FlowLensProvider>
  );
}
