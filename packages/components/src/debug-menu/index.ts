export { DebugMenu, type DebugMenuProps } from './debug-menu.js';
