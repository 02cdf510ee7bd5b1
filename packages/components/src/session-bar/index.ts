export { LinkSessionBar, type LinkSessionBarProps } from './link-session-bar.js';
export { ReusedSessionBar, type ReusedSessionBarProps } from './reused-session-bar.js';
