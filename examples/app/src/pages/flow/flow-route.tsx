export { prepareTimeline as prepare } from '@flowlens/hooks';
export { FlowPage as Page } from './flow-page.js';
