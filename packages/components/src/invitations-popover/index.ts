export { InvitationsPopover, type InvitationsPopoverProps } from './invitations-popover.js';
