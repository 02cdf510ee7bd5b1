export { FlowGallery, type FlowGalleryProps } from './flow-gallery/flow-gallery.js';
export { FlowLensProvider, type FlowLensProviderProps } from './provider/flowlens-provider.js';
export {
  type ColorScheme,
  type LinkProps,
  type PortalContainer,
  type ReplaceableComponents,
} from './provider/ui-context.js';
export { DeviceInfo, type DeviceInfoProps } from './device-info/device-info.js';
export { FlowTimeline, type FlowTimelineHandle, type FlowTimelineProps } from './flow-timeline/flow-timeline.js';
export { ProjectSwitcher, type ProjectSwitcherProps } from './project-switcher/project-switcher.js';
export { Button, type ButtonProps } from './ui/button/button.js';
export { LoadFailure, type LoadFailureProps } from './ui/load-failure/load-failure.js';
export { Spinner, type SpinnerProps } from './ui/spinner/spinner.js';
export { UserMenu, type UserMenuProps } from './user-menu/user-menu.js';
export { CommentList, type CommentListProps } from './comment-list/comment-list.js';
export { FlowPlayer, type FlowPlayerProps } from './flow-player/flow-player.js';
export type * as FlowPlayerParts from './flow-player/flow-player.parts.js';
export { playerDataAttributes } from './flow-player/player-data-attributes.js';
export { FlowView, type FlowViewProps } from './flow-view/flow-view.js';
export { type FlowViewTab } from './flow-view/flow-view-tab.js';
