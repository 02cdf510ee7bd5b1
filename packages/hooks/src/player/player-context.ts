'use client';

import { createContext } from 'react';
import type { PlayerStore } from './player-store.js';

/** Store of the enclosing player. */
export const PlayerContext = createContext<PlayerStore | null>(null);
