export { FirstFlow, type FirstFlowProps } from './first-flow.js';
