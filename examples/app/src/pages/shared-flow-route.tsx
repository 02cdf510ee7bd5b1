export { SharedFlowPage as Component } from './shared-flow-page.js';
