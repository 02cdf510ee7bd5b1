'use client';

import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { createContext, useContext } from 'react';

/** Texts of the enclosing player; null outside of one. */
export const PlayerTextsContext = createContext<Messages['player'] | null>(null);

/** Returns the texts of the enclosing player, or those of the provider. */
export function usePlayerTexts(): Messages['player'] {
  const ofPlayer = useContext(PlayerTextsContext);
  const { messages } = useFlowLens();
  return ofPlayer ?? messages.player;
}
