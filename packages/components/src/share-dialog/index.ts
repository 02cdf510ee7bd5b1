export { ShareButton, type ShareButtonProps } from './share-button.js';
export { type CopiedShareLink, type ShareEvents } from './share-events.js';
export { ShareDialog } from './share-dialog.js';
export { type ShareDialogProps } from './share-dialog-content.js';
