'use client';

import { PLAYBACK_RATES, usePlayer, usePlayerStore } from '@flowlens/hooks';
import { PlayerSelect } from './player-select.js';
import { usePlayerTexts } from '../../player-texts.js';

/** Shows and changes the playback speed. */
export function PlayerRateMenu() {
  const { actions } = usePlayerStore();
  const rate = usePlayer((state) => state.rate);
  const m = usePlayerTexts();
  // A host may have set a speed that is not in the list.
  const rates = PLAYBACK_RATES.includes(rate) ? PLAYBACK_RATES : [...PLAYBACK_RATES, rate].sort((a, b) => a - b);

  return (
    <PlayerSelect
      label={m.rate}
      options={rates.map((option) => ({ value: String(option), label: m.rateTimes({ rate: option }) }))}
      value={String(rate)}
      onValueChange={(value) => actions.setRate(Number(value))}
    />
  );
}
