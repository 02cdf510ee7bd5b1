export { RoleBadge, type RoleBadgeProps } from './role-badge.js';
