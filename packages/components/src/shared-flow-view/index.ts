export { SharedFlowView, type SharedFlowViewProps } from './shared-flow-view.js';
