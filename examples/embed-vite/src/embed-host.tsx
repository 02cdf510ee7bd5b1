import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, type FlowLensProviderProps } from '@flowlens/components';

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

let token: string | null = null;

/** The host's server knows the signed-in user and returns their token. It is kept until FlowLens refuses it. */
async function getAccessToken({ forceRefresh = false } = {}) {
  if (token === null || forceRefresh) {
    const response = await fetch('/flowlens-token');
    token = response.ok ? await response.text() : null;
  }
  return token;
}

export const flowLensUrl = metaOf('flowlens-url') ?? '';
const client = createFlowLensClient({ baseUrl: flowLensUrl, getAccessToken });

/** FlowLens on a page of this host. */
export function EmbedHost(props: Omit<FlowLensProviderProps, 'client' | 'nonce'>) {
  return <FlowLensProvider client={client} nonce={metaOf('csp-nonce')} {...props} />;
}
