export { FlowTitleMenu, type FlowTitleMenuProps } from './flow-title-menu.js';
