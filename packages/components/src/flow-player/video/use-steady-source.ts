'use client';

import { type PlayerStore, usePlayer } from '@flowlens/hooks';
import { useState } from 'react';

/**
 * The address to play from. A refetched flow has the same file under a newly signed address, which would restart the
 * video, so the current address is kept until it fails.
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
