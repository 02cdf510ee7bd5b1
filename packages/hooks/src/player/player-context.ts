'use client';

import { createContext } from 'react';
import type { PlayerStore } from './player-store.js';

/** The store of the player around a part. */
export const PlayerContext = createContext<PlayerStore | null>(null);
