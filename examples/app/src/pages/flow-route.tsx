export { FlowPage as Page } from './flow-page.js';
