import { Icon, IconButton, Spinner } from '@flowlens/components';
import { Settings as Gear } from 'lucide';
import { useState } from 'react';
import { browser } from 'wxt/browser';
import { connectionKey } from '../connection/connections.js';
import { Logo } from '../pages/logo.js';
import type { Texts } from '../texts/en.js';
import { AccountQuestion } from './account-question.js';
import { ConnectForm } from './connect-form.js';
import { IdleView } from './idle/idle-view.js';
import { RunningView } from './running/running-view.js';
import { type PopupState, usePopupState } from './use-popup-state.js';

/** Popup below the button of the extension. */
export function Popup({ texts }: { texts: Texts }) {
  const state = usePopupState();
  return (
    <>
      <header className="popup-header">
        <Logo />
        <span className="popup-name">{texts.popup.title}</span>
        <IconButton
          label={texts.popup.settings}
          size="small"
          tooltipSide="left"
          icon={<Icon of={Gear} size={16} />}
          onClick={() => void browser.runtime.openOptionsPage()}
        />
      </header>
      {state ? <Content texts={texts} state={state} /> : <Spinner />}
    </>
  );
}

function Content({ texts, state }: { texts: Texts; state: PopupState }) {
  const [isAdding, setAdding] = useState(false);
  const { connections, recording, policy } = state;
  const done = () => setAdding(false);

  // The view with the button shows the error of a failed start.
  if (recording && recording.status !== 'starting') {
    const key = connectionKey(recording.serverOrigin, recording.account);
    const connection = connections.find((one) => one.key === key);
    return <RunningView texts={texts} recording={recording} connection={connection} />;
  }
  const unconfirmed = connections.find(({ isConfirmed }) => isConfirmed !== true);
  if (unconfirmed) return <AccountQuestion texts={texts} connection={unconfirmed} />;
  if (connections.length === 0) return <ConnectForm texts={texts} servers={policy.servers} onDone={done} />;
  if (isAdding) return <ConnectForm texts={texts} servers={policy.servers} onDone={done} onCancel={done} />;
  return <IdleView texts={texts} state={state} onAddServer={() => setAdding(true)} />;
}
