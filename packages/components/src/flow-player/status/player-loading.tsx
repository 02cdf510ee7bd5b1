'use client';

import { Spinner } from '../../ui/spinner/spinner.js';
import { usePlayerTexts } from '../player-texts.js';

/** Stands in the frame until it is known what there is to play. */
export function PlayerLoading() {
  const m = usePlayerTexts();
  return (
    <p className="fl-player-loading" role="status">
      <Spinner />
      <span>{m.loading}</span>
    </p>
  );
}
