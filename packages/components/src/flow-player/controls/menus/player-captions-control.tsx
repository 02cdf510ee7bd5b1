'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { Captions } from 'lucide';
import { Icon } from '../../../ui/icon/icon.js';
import { PlayerButton } from '../buttons/player-button.js';
import { PlayerSelect } from './player-select.js';
import { usePlayerTexts } from '../../player-texts.js';

const OFF = 'off';

/** Shows or hides captions; with several tracks, selects one. Hidden for a video without captions. */
export function PlayerCaptionsControl() {
  const { actions } = usePlayerStore();
  const tracks = usePlayer((state) => state.captionTracks);
  const shown = usePlayer((state) => state.captionTrack);
  const m = usePlayerTexts();
  if (tracks.length === 0) return null;

  if (tracks.length === 1) {
    return (
      <PlayerButton
        label={m.shortcuts.captions}
        shortcut="captions"
        icon={<Icon of={Captions} size={18} />}
        aria-pressed={shown !== null}
        onClick={actions.toggleCaptions}
      />
    );
  }
  const options = tracks.map(({ label, language }, place) => ({
    value: String(place),
    label: label || language || m.captionTrack({ number: place + 1 }),
  }));
  return (
    <PlayerSelect
      label={m.shortcuts.captions}
      shortcut="captions"
      options={[{ value: OFF, label: m.captionsOff }, ...options]}
      value={shown === null ? OFF : String(shown)}
      onValueChange={(value) => actions.showCaptions(value === OFF ? null : Number(value))}
    />
  );
}
