import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider, type FlowLensProviderProps } from '@flowlens/components';

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** The host's server knows who is signed in, and hands out their token. */
const getAccessToken = () => fetch('/flowlens-token').then((answer) => (answer.ok ? answer.text() : null));

const client = createFlowLensClient({ baseUrl: metaOf('flowlens-url') ?? '', getAccessToken });

/** FlowLens on a page of this host. */
export function EmbedHost(props: Omit<FlowLensProviderProps, 'client' | 'nonce'>) {
  return <FlowLensProvider client={client} nonce={metaOf('csp-nonce')} {...props} />;
}
