'use client';

import { TIMELINE_INCIDENTS_MAX } from '@flowlens/core/limits';
import { stopKind, stopNumber, usePlayer } from '@flowlens/hooks';
import { MarkerIcon } from './marker-icon.js';
import { usePlayerTexts } from '../player-texts.js';

/** Number of the error where the video is, and of all errors. Shorter in a narrow player. */
export function ErrorCount() {
  const m = usePlayerTexts();
  const count = usePlayer(({ stops }) => stops.filter((stop) => stopKind(stop) === 'error').length);
  const number = usePlayer((state) => stopNumber(state, 'error'));
  // Timelines with more errors mark only some of them.
  const total = count < TIMELINE_INCIDENTS_MAX ? `${count}` : `${count}+`;
  return (
    <span className="fl-player-steps-count">
      <MarkerIcon kind="console_error" size={15} />
      {count > 0 && (
        <>
          <span className="fl-player-steps-long">
            {number === 0 ? m.errorCount({ count, total }) : m.errorOf({ number, total })}
          </span>
          <span className="fl-player-steps-short" aria-hidden="true">
            {number === 0 ? total : `${number}/${total}`}
          </span>
        </>
      )}
    </span>
  );
}
