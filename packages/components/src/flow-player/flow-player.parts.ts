export { PlayerBar as Bar, type PlayerBarProps as BarProps } from './player-bar.js';
export { PlayerControls as Controls, type PlayerControlsProps as ControlsProps } from './player-controls.js';
export { PlayerFailure as Failure, type PlayerFailureProps as FailureProps } from './player-failure.js';
export { PlayerFullscreenButton as FullscreenButton } from './player-fullscreen-button.js';
export { PlayerIndicator as Indicator } from './player-indicator.js';
export { PlayerMarkers as Markers, type PlayerMarkersProps as MarkersProps } from './player-markers.js';
export {
  PlayerMarkerSteps as MarkerSteps,
  type PlayerMarkerStepsProps as MarkerStepsProps,
} from './player-marker-steps.js';
export { PlayerPlayButton as PlayButton } from './player-play-button.js';
export {
  PlayerProgressBar as ProgressBar,
  type PlayerProgressBarProps as ProgressBarProps,
} from './player-progress-bar.js';
export { PlayerRateButton as RateButton } from './player-rate-button.js';
export { PlayerRoot as Root, type PlayerRootProps as RootProps } from './player-root.js';
export { PlayerTime as Time } from './player-time.js';
export { PlayerVideo as Video, type PlayerVideoProps as VideoProps } from './player-video.js';
export { PlayerVolume as Volume } from './player-volume.js';
