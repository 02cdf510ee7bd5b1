import { Spinner } from '@flowlens/components';
import { useState } from 'react';
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
  if (recording) return <RunningView texts={texts} recording={recording} />;
  if (connections.length === 0) return <ConnectForm texts={texts} onDone={() => setAdding(false)} />;
  if (isAdding) return <ConnectForm texts={texts} onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />;
  return <IdleView texts={texts} state={state} onAddServer={() => setAdding(true)} />;
}
