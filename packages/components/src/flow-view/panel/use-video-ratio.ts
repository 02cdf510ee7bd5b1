'use client';

import { type PlayerStore, usePlayer } from '@flowlens/hooks';
import { useEffect, useState } from 'react';

/** Aspect ratio of most recorded tabs. */
const USUAL_RATIO = 16 / 9;
/** Longest wait for the size of the video. The texts below the video appear afterwards, so that they never move. */
const WAIT_MS = 800;

export interface VideoRatio {
  /** True once the size of the picture is known. */
  known: boolean;
  /** Aspect ratio of the picture, as far as it is known. */
  ratio: number;
  /** Aspect ratio of the space for the picture; null until it is settled. Never changes then. */
  space: number | null;
}

/** Returns the aspect ratio of a video and of the space that is reserved for it. `expected` is false without a video. */
export function useVideoRatio(player: PlayerStore, expected: boolean): VideoRatio {
  const known = usePlayer((state) => state.aspectRatio, player);
  const failed = usePlayer((state) => state.failed, player);
  const [space, setSpace] = useState<number | null>(null);
  const settled = space ?? known ?? (failed || !expected ? USUAL_RATIO : null);
  if (settled !== space) setSpace(settled);

  useEffect(() => {
    const timer = setTimeout(() => setSpace((before) => before ?? USUAL_RATIO), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  return { known: known !== null, ratio: known ?? space ?? USUAL_RATIO, space: settled };
}
