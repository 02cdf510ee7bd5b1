import { ConnectRecorder } from '@flowlens/components';
import { useFlowLens } from '@flowlens/hooks';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { linkSession } from '../../flowlens.js';
import { useSwitchAccount } from '../../session/sign-out/use-switch-account.js';
import { Logo } from '../../shell/bar/logo.js';
import { PlainPage } from '../../shell/plain-page.js';

/** Page that a recorder opens to request a token. */
export function ConnectRecorderPage() {
  const { messages } = useFlowLens();
  const [query] = useSearchParams();
  const switchAccount = useSwitchAccount();
  const signedInByLink = useSyncExternalStore(linkSession.subscribe, linkSession.isOpen);

  return (
    <PlainPage title={messages.connect.label} className="app-join">
      <h1 className="fl-visually-hidden">{messages.connect.label}</h1>
      <span className="app-home">
        <Logo size={32} />
        <span>FlowLens</span>
      </span>
      <ConnectRecorder
        query={query}
        signedInByLink={signedInByLink}
        // Replaces this page in the history, so that Back does not ask again.
        onLeave={(address) => window.location.replace(address)}
        onSwitchAccount={switchAccount}
      />
    </PlainPage>
  );
}
