import { describe, expect, it, vi } from 'vitest';
import { readTarget, writeTarget } from './open-screenshot.js';

// The real module reads the extension API at import.
vi.mock('wxt/browser', () => ({ browser: {} }));

describe('readTarget', () => {
  it.each([
    { tabId: 7, connectionKey: 'https://flowlens.example:8443 u&1', projectId: 'p 1' },
    { tabId: 1, connectionKey: 'https://flowlens.example u', projectId: null },
  ])('parses the output of writeTarget for the connection $connectionKey', (target) => {
    expect(readTarget(`#${writeTarget(target)}`)).toEqual(target);
  });

  it.each(['', '#', '#tab=x&connection=k', '#tab=1'])('rejects "%s"', (hash) => {
    expect(readTarget(hash)).toBeNull();
  });
});
