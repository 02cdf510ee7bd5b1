export const debugMenu = {
  menu: 'Debug with AI',
  hint: 'Debug with AI: copy a prompt or set up an assistant',
  copyId: 'Copy Flow ID',
  copyPrompt: 'Copy Debugging Prompt',
  setup: 'Setup MCP',
};
