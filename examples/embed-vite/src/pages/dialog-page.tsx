import '@flowlens/components/styles.css';
import { CommentList, ShareButton } from '@flowlens/components';
import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { EmbedHost } from '../embed-host.js';
import { flowInAddress } from '../flow-in-address.js';

/** A dialog of the host, modal, with FlowLens in it: what FlowLens opens goes into the dialog, too. */
export default function DialogPage() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const flowId = flowInAddress();

  return (
    <Dialog.Root>
      <Dialog.Trigger>Open the recording</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          ref={setContainer}
          aria-describedby={undefined}
          style={{ position: 'fixed', inset: 40, padding: 24, overflow: 'auto', background: '#fff' }}
        >
          <Dialog.Title>Recording of ticket 77</Dialog.Title>
          <EmbedHost portalContainer={container}>
            <ShareButton flowId={flowId} flowUrl={`https://flowlens.example.com/flowlens/flow/${flowId}`} />
            <CommentList flowId={flowId} />
          </EmbedHost>
          <Dialog.Close>Close the recording</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
