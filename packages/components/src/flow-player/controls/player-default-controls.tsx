'use client';

import type { PlayerMarker } from '@flowlens/timeline';
import { memo } from 'react';
import { PlayerBar } from './player-bar.js';
import { PlayerCaptionsControl } from './menus/player-captions-control.js';
import { PlayerControls } from './player-controls.js';
import { PlayerFullscreenButton } from './buttons/player-fullscreen-button.js';
import { PlayerHelpButton } from '../shortcuts/player-help-button.js';
import { PlayerLinkButton, type PlayerLinkButtonProps } from './buttons/player-link-button.js';
import { PlayerMarkerSteps } from '../markers/player-marker-steps.js';
import { PlayerMarkers, type PlayerMarkersProps } from '../markers/player-markers.js';
import { PlayerPictureInPictureButton } from './buttons/player-picture-in-picture-button.js';
import { PlayerPlayButton } from './buttons/player-play-button.js';
import { PlayerProgressBar } from '../progress/player-progress-bar.js';
import { PlayerRateMenu } from './menus/player-rate-menu.js';
import { PlayerSkipIdleButton } from './buttons/player-skip-idle-button.js';
import { PlayerTime } from './player-time.js';
import { PlayerVolume } from './player-volume.js';

export interface PlayerDefaultControlsProps extends Pick<PlayerMarkersProps, 'onMarkerSelect' | 'onMarkerIntent'> {
  markers: readonly PlayerMarker[];
  momentUrl?: PlayerLinkButtonProps['momentUrl'] | undefined;
}

/** All controls, in the default order. Memoized, because the timeline arrives in many steps that rarely change the markers. */
export const PlayerDefaultControls = memo(function PlayerDefaultControls({
  momentUrl,
  ...marks
}: PlayerDefaultControlsProps) {
  return (
    <PlayerControls>
      <div className="fl-player-rail">
        <PlayerMarkers {...marks} />
        <PlayerProgressBar />
      </div>
      <PlayerBar>
        <PlayerPlayButton />
        <PlayerMarkerSteps />
        <PlayerVolume />
        <PlayerTime />
        <span className="fl-player-gap" />
        <PlayerSkipIdleButton />
        <PlayerRateMenu />
        <PlayerCaptionsControl />
        {momentUrl && <PlayerLinkButton momentUrl={momentUrl} />}
        <PlayerHelpButton />
        <PlayerPictureInPictureButton />
        <PlayerFullscreenButton />
      </PlayerBar>
    </PlayerControls>
  );
});
