export { FlowActionMenu, type FlowActionMenuProps } from './flow-action-menu.js';
