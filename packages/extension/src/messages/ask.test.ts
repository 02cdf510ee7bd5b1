import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, startExtension } from '../test-support/extension-browser.js';
import { ask } from './ask.js';

vi.mock('wxt/browser', async () => import('../test-support/extension-browser.js'));

let asked: ReturnType<typeof startExtension>['asked'];
beforeEach(() => ({ asked } = startExtension()));

describe('ask', () => {
  it('refuses to send a message over 64 KB', async () => {
    await ask('background.mark', { note: 'a'.repeat(65_000) });
    await expect(ask('background.mark', { note: 'a'.repeat(65_600) })).rejects.toThrow('background.mark is too long');
    await expect(ask('background.mark', { note: '漢'.repeat(22_000) })).rejects.toThrow('background.mark is too long');
    expect(asked).toHaveLength(1);
  });

  it('throws when no part of the extension responds', async () => {
    Object.assign(browser.runtime, { sendMessage: () => Promise.resolve(undefined) });
    await expect(ask('background.stop', {})).rejects.toThrow('Nobody answers background.stop.');
  });
});
