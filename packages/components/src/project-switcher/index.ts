export { ProjectSwitcher, type ProjectSwitcherProps } from './project-switcher.js';
