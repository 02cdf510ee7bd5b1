'use client';

import { Spinner } from '../../ui/spinner/spinner.js';
import { usePlayerTexts } from '../player-texts.js';

/** Placeholder in the frame until the flow has loaded. */
export function PlayerLoading() {
  const m = usePlayerTexts();
  return (
    <p className="fl-player-loading" role="status">
      <Spinner />
      <span>{m.loading}</span>
    </p>
  );
}
