'use client';

import { type PlayerStore, usePlayer } from '@flowlens/hooks';
import { useState } from 'react';

/**
 * The address to play from. Whoever reads the flow again gets the same file signed anew, which would start a playing video again: it
 * keeps the address that it has, until that fails.
 */
export function useSteadySource(store: PlayerStore, url: string | null): string | null {
  const playable = usePlayer(({ ready, failed }) => ready && !failed, store);
  const [kept, setKept] = useState(url);
  const source = playable && fileOf(kept) === fileOf(url) ? kept : url;
  if (source !== kept) setKept(source);
  return source;
}

function fileOf(url: string | null): string | undefined {
  return url?.split('?')[0];
}
