export { SharedFlowPage as Page } from './shared-flow-page.js';
