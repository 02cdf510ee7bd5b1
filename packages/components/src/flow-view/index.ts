export { FlowView, type FlowViewProps } from './flow-view.js';
export { type FlowViewTab, isFlowViewTab } from './tabs/flow-view-tab.js';
export type { FlowViewHotkeys } from './shortcuts/use-page-keys.js';
export type { FlowViewActions } from './shortcuts/use-view-actions.js';
