import type { Messages } from '../../en.js';

export const debugMenu: Messages['debugMenu'] = {
  menu: 'Mit KI debuggen',
  hint: 'Mit KI debuggen: Prompt kopieren oder Assistenten einrichten',
  copyId: 'Flow-ID kopieren',
  copyPrompt: 'Debugging-Prompt kopieren',
  setup: 'MCP einrichten',
};
