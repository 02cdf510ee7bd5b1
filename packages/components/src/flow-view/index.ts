export { FlowView, type FlowViewProps } from './flow-view.js';
export { type FlowViewTab, isFlowViewTab } from './tabs/flow-view-tab.js';
