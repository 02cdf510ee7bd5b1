export const debugMenu = {
  menu: 'Debug with AI',
  copyId: 'Copy Flow ID',
  copyPrompt: 'Copy Debugging Prompt',
  setup: 'Setup MCP',
};
