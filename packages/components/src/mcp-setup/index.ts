export { type Assistant, parseAssistant } from './assistant-setup.js';
export { McpSetupButton, type McpSetupButtonProps } from './mcp-setup-button.js';
export { McpSetupDialog } from './mcp-setup-dialog.js';
export { type McpSetupDialogProps } from './mcp-setup-dialog-content.js';
