'use client';

import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { createContext, useContext } from 'react';

/** The texts of the player around a part; null outside of one. */
export const PlayerTextsContext = createContext<Messages['player'] | null>(null);

/** The texts of the player around, or else the provider's. */
export function usePlayerTexts(): Messages['player'] {
  const ofPlayer = useContext(PlayerTextsContext);
  const { messages } = useFlowLens();
  return ofPlayer ?? messages.player;
}
