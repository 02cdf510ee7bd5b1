import { Spinner } from '@flowlens/components';
import { useState } from 'react';
import { connectionKey } from '../connection/connections.js';
import type { Texts } from '../texts/en.js';
import { ConnectForm } from './connect-form.js';
import { IdleView } from './idle-view.js';
import { RunningView } from './recording-view.js';
import { usePopupState } from './use-popup-state.js';

/** The window below the button of the extension. */
export function Popup({ texts }: { texts: Texts }) {
  const state = usePopupState();
  const [isAdding, setAdding] = useState(false);
  if (!state) return <Spinner />;
  const { connections, recording } = state;
  if (recording) {
    const key = connectionKey(recording.serverOrigin, recording.account);
    const connection = connections.find((one) => one.key === key);
    return <RunningView texts={texts} recording={recording} connection={connection} />;
  }
  if (connections.length === 0) return <ConnectForm texts={texts} onDone={() => setAdding(false)} />;
  if (isAdding) return <ConnectForm texts={texts} onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />;
  return <IdleView texts={texts} state={state} onAddServer={() => setAdding(true)} />;
}
