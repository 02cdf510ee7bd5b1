import { describe, expect, it } from 'vitest';
import { parseAssistant } from './assistant-setup.js';

describe('parseAssistant', () => {
  it.each([
    ['claude-code', 'CLAUDE_CODE'],
    ['CLAUDE_CODE', 'CLAUDE_CODE'],
    ['cursor', 'CURSOR'],
    ['Cursor', 'CURSOR'],
    ['vscode-copilot', 'GITHUB_COPILOT'],
    ['github_copilot', 'GITHUB_COPILOT'],
    ['', undefined],
    ['UNKNOWN', undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('reads %j as %j', (text, assistant) => {
    expect(parseAssistant(text)).toBe(assistant);
  });
});
