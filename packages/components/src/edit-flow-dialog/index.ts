export { EditFlowDialog } from './edit-flow-dialog.js';
export { type EditFlowDialogProps } from './edit-flow-dialog-content.js';
