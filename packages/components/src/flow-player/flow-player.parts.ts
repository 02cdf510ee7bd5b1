export { PlayerBar as Bar, type PlayerBarProps as BarProps } from './player-bar.js';
export { PlayerCaptionsControl as CaptionsControl } from './player-captions-control.js';
export { PlayerControls as Controls, type PlayerControlsProps as ControlsProps } from './player-controls.js';
export { PlayerFailure as Failure, type PlayerFailureProps as FailureProps } from './player-failure.js';
export { PlayerFullscreenButton as FullscreenButton } from './player-fullscreen-button.js';
export { PlayerHelp as Help } from './player-help.js';
export { PlayerHelpButton as HelpButton } from './player-help-button.js';
export { PlayerIndicator as Indicator } from './player-indicator.js';
export { PlayerLinkButton as LinkButton, type PlayerLinkButtonProps as LinkButtonProps } from './player-link-button.js';
export {
  type MarkerSelectDetails,
  PlayerMarkers as Markers,
  type PlayerMarkersProps as MarkersProps,
} from './player-markers.js';
export { PlayerMarkerSteps as MarkerSteps } from './player-marker-steps.js';
export { PlayerPictureInPictureButton as PictureInPictureButton } from './player-picture-in-picture-button.js';
export { PlayerPlayButton as PlayButton } from './player-play-button.js';
export {
  PlayerProgressBar as ProgressBar,
  type PlayerProgressBarProps as ProgressBarProps,
} from './player-progress-bar.js';
export { PlayerRateMenu as RateMenu } from './player-rate-menu.js';
export { PlayerRoot as Root, type PlayerRootProps as RootProps } from './player-root.js';
export { PlayerSkipIdleButton as SkipIdleButton } from './player-skip-idle-button.js';
export { PlayerSkipNote as SkipNote } from './player-skip-note.js';
export { PlayerTime as Time } from './player-time.js';
export {
  type PlayerTrack as Track,
  PlayerVideo as Video,
  type PlayerVideoProps as VideoProps,
} from './player-video.js';
export { PlayerVolume as Volume } from './player-volume.js';
