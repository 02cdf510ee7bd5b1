export { PlayerBar as Bar, type PlayerBarProps as BarProps } from './controls/player-bar.js';
export { PlayerCaptionsControl as CaptionsControl } from './controls/menus/player-captions-control.js';
export { PlayerControls as Controls, type PlayerControlsProps as ControlsProps } from './controls/player-controls.js';
export { PlayerFailure as Failure, type PlayerFailureProps as FailureProps } from './status/player-failure.js';
export { PlayerFullscreenButton as FullscreenButton } from './controls/buttons/player-fullscreen-button.js';
export { PlayerHelp as Help } from './shortcuts/player-help.js';
export { PlayerHelpButton as HelpButton } from './shortcuts/player-help-button.js';
export { PlayerIndicator as Indicator } from './video/player-indicator.js';
export {
  PlayerLinkButton as LinkButton,
  type PlayerLinkButtonProps as LinkButtonProps,
} from './controls/buttons/player-link-button.js';
export {
  type MarkerSelectDetails,
  PlayerMarkers as Markers,
  type PlayerMarkersProps as MarkersProps,
} from './markers/player-markers.js';
export { PlayerMarkerSteps as MarkerSteps } from './markers/player-marker-steps.js';
export { PlayerPictureInPictureButton as PictureInPictureButton } from './controls/buttons/player-picture-in-picture-button.js';
export { PlayerPlayButton as PlayButton } from './controls/buttons/player-play-button.js';
export {
  PlayerProgressBar as ProgressBar,
  type PlayerProgressBarProps as ProgressBarProps,
} from './progress/player-progress-bar.js';
export { PlayerRateMenu as RateMenu } from './controls/menus/player-rate-menu.js';
export { PlayerRoot as Root, type PlayerRootProps as RootProps } from './root/player-root.js';
export { PlayerSkipIdleButton as SkipIdleButton } from './controls/buttons/player-skip-idle-button.js';
export { PlayerSkipNote as SkipNote } from './video/player-skip-note.js';
export { PlayerTime as Time } from './controls/player-time.js';
export {
  type PlayerTrack as Track,
  PlayerVideo as Video,
  type PlayerVideoProps as VideoProps,
} from './video/player-video.js';
export { PlayerVolume as Volume } from './controls/player-volume.js';
