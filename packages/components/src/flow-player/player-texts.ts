'use client';

import { en, type Messages } from '@flowlens/core';
import { createContext, useContext } from 'react';

/** The texts of the player around a part. */
export const PlayerTextsContext = createContext<Messages['player']>(en.player);

export const usePlayerTexts = () => useContext(PlayerTextsContext);
