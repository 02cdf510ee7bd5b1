import styles from '@flowlens/components/styles.css?inline';
import { FlowView, ShareButton } from '@flowlens/components';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EmbedHost } from '../embed-host.js';
import { flowInAddress } from '../flow-in-address.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** Keeps the host's styles out altogether. */
function ShadowRootOf({ children }: { children: (root: ShadowRoot) => ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);

  useLayoutEffect(() => {
    const element = host.current!;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, []);

  return (
    <div ref={host} style={{ height: '100%' }}>
      {root && createPortal(children(root), root)}
    </div>
  );
}

export default function ShadowPage() {
  const flowId = flowInAddress();
  return (
    <ShadowRootOf>
      {(root) => (
        <EmbedHost portalContainer={root}>
          <ShareButton flowId={flowId} flowUrl={`https://flowlens.example.com/flowlens/flow/${flowId}`} />
          <FlowView flowId={flowId} />
        </EmbedHost>
      )}
    </ShadowRootOf>
  );
}
