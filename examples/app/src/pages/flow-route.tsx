export { FlowPage as Component } from './flow-page.js';
