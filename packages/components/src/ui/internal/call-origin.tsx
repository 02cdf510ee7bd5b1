'use client';

import type { AgentToken } from '@flowlens/client';
import { useMessages } from '../../provider/use-messages.js';

export interface CallOriginProps {
  created_from: AgentToken['created_from'];
  session_kind: AgentToken['session_kind'];
}

/** Network address and session type from which an object was created, if known. */
export function CallOrigin({ created_from: address, session_kind: kind }: CallOriginProps) {
  const m = useMessages('session');

  return (
    <>
      {address && <span>{` ${m.createdFrom({ address })}`}</span>}
      {kind && (
        <>
          <span>{', '}</span>
          <span>{m.createdWith[kind]}</span>
        </>
      )}
    </>
  );
}
