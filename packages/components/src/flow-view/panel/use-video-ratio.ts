'use client';

import { type PlayerStore, usePlayer } from '@flowlens/hooks';
import { useEffect, useState } from 'react';

/** Aspect ratio of most recorded tabs. */
const USUAL_RATIO = 16 / 9;
/** Longest wait for the size of the video. The texts below the video appear afterwards, so that they never move. */
const WAIT_MS = 800;

export interface VideoRatio {
  /** Aspect ratio of the frame; null until it is settled. Never changes then, so that a late picture moves nothing. */
  ratio: number | null;
  /** True if the picture fills the frame. */
  filled: boolean;
}

/** Returns the aspect ratio of the frame of a video. `expected` is false without a video. */
export function useVideoRatio(player: PlayerStore, expected: boolean): VideoRatio {
  const known = usePlayer((state) => state.aspectRatio, player);
  const failed = usePlayer((state) => state.failed, player);
  const [settled, setSettled] = useState<number | null>(null);
  const ratio = settled ?? known ?? (failed || !expected ? USUAL_RATIO : null);
  if (ratio !== settled) setSettled(ratio);

  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => before ?? USUAL_RATIO), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  return { ratio, filled: known !== null && known === ratio };
}
