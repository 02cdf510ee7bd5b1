export { RoleHelp, type RoleHelpProps } from './role-help.js';
