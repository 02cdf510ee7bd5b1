import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider } from '@flowlens/components';
import type { Texts } from '../language/texts.js';
import { EmbeddedFlow } from './embedded-flow.js';
import type { Host } from './host/connect-host.js';
import { NewTabLink } from './new-tab-link.js';
import { NotFramable } from './not-framable.js';
import type { EmbedOptions } from './embed-options.js';

export interface EmbedPageProps {
  options: EmbedOptions;
  texts: Texts;
  host: Host;
  /** True if at least one site may show this page in an iframe. */
  framable: boolean;
}

// Browsers may block cookies and storage in iframes of other sites, and a public link needs neither.
const client = createFlowLensClient({ baseUrl: window.location.origin, credentials: 'omit' });
const COMPONENTS = { Link: NewTabLink };

/** Page for iframes on other sites: a flow behind a public link, without the app around it. */
export function EmbedPage({ options, texts: { messages, locale }, host, framable }: EmbedPageProps) {
  return (
    <FlowLensProvider
      client={client}
      messages={messages}
      locale={locale}
      colorScheme={options.theme ?? 'system'}
      components={COMPONENTS}
    >
      <main className="fl-root embed">
        {framable ? <EmbeddedFlow options={options} host={host} /> : <NotFramable token={options.token} />}
      </main>
    </FlowLensProvider>
  );
}
