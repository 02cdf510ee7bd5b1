'use client';

import { createPlayerStore, type PlayerStore } from '@flowlens/hooks';
import { useState } from 'react';

/** Returns the store of the host, or a separate one for each flow. */
export function useFlowStore(flowId: string, hostStore: PlayerStore | undefined): PlayerStore {
  const [own, setOwn] = useState(() => ({ flowId, store: createPlayerStore() }));
  if (own.flowId !== flowId) setOwn({ flowId, store: createPlayerStore() });
  return hostStore ?? own.store;
}
