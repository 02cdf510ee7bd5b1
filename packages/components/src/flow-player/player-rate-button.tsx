'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { PlayerButton } from './player-button.js';
import { usePlayerTexts } from './player-texts.js';

/** Shows the speed; a press takes the next one. */
export function PlayerRateButton() {
  const { actions } = usePlayerStore();
  const rate = usePlayer((state) => `${state.rate}×`);
  const m = usePlayerTexts();
  return <PlayerButton label={m.rate({ rate })} icon={rate} className="fl-player-rate" onClick={actions.cycleRate} />;
}
