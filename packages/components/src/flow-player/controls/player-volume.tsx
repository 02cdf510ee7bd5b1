'use client';

import { usePlayer, usePlayerStore, useSlider } from '@flowlens/hooks';
import { Volume1, Volume2, VolumeX } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { PlayerButton } from './buttons/player-button.js';
import { usePlayerTexts } from '../player-texts.js';

/** Mute button and volume slider. */
export function PlayerVolume() {
  const { actions } = usePlayerStore();
  const m = usePlayerTexts();
  const silent = usePlayer((state) => state.muted || state.volume === 0);
  const percent = usePlayer((state) => (state.muted ? 0 : Math.round(state.volume * 100)));
  const { sliderProps } = useSlider({
    value: percent,
    max: 100,
    step: 5,
    pageStep: 20,
    onChange: (value) => actions.setVolume(value / 100),
  });

  return (
    <span className="fl-player-volume">
      <PlayerButton
        label={silent ? m.unmute : m.mute}
        shortcut="mute"
        icon={icon(silent, percent)}
        onClick={actions.toggleMute}
      />
      <span
        {...sliderProps}
        className="fl-player-volume-slider"
        aria-label={m.volume}
        aria-valuetext={m.volumePercent({ percent })}
      >
        <span className="fl-player-volume-track">
          <span className="fl-player-volume-fill" style={{ width: `${percent}%` }} />
        </span>
      </span>
    </span>
  );
}

function icon(silent: boolean, percent: number) {
  if (silent) return <Icon of={VolumeX} size={18} />;
  return percent < 50 ? <Icon of={Volume1} size={18} /> : <Icon of={Volume2} size={18} />;
}
