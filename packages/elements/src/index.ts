export type { GetAccessToken } from './client/shared-client.js';
export { defineFlowLensElements } from './define-flowlens-elements.js';
export type { ElementColorScheme } from './element/element-view.js';
export type { FlowElement } from './element/flow-element.js';
export type { FlowLensElement } from './element/flowlens-element.js';
export type { FlowLensChangeEventMap, FlowLensInvitationLinkDetail } from './events/change-events.js';
export type {
  FlowLensElementEventMap,
  FlowLensErrorDetail,
  FlowLensNavigateDetail,
  FlowLensNoticeDetail,
  FlowLensTimeDetail,
} from './events/event-map.js';
export type { FlowElementHotkeys } from './flow/flow-element-hotkeys.js';
export { FlowLensFlowElement } from './flow/flowlens-flow-element.js';
export { FlowLensPlayerElement } from './player/flowlens-player-element.js';
export { FlowLensProjectSettingsElement } from './project-settings/flowlens-project-settings-element.js';
