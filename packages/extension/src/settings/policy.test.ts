import { describe, expect, it, vi } from 'vitest';
import { withPolicy } from './policy.js';
import { DEFAULT_SETTINGS } from './settings.js';

// The real module reads the extension API at import.
vi.mock('wxt/browser', () => ({ browser: {} }));

const own = { ...DEFAULT_SETTINGS, allowedSites: ['a.example'], blockedSites: ['b.example'], masks: ['.own'] };

describe('withPolicy', () => {
  it('adds the administrator’s blocked sites and masks to the user’s', () => {
    const settings = { ...DEFAULT_SETTINGS, blockedSites: ['bank.example'], masks: ['.card'] };
    const { blockedSites, masks, allowedSites } = withPolicy(own, { servers: [], settings });
    expect(blockedSites).toEqual(['bank.example', 'b.example']);
    expect(masks).toEqual(['.card', '.own']);
    expect(allowedSites).toEqual(['a.example']);
  });

  it('lets no user loosen the administrator’s settings', () => {
    const settings = { ...DEFAULT_SETTINGS, privacyLevel: 'strict' as const, allowedSites: ['shop.example'] };
    const applied = withPolicy(own, { servers: [], settings });
    expect(applied.privacyLevel).toBe('strict');
    expect(applied.allowedSites).toEqual(['shop.example']);
  });
});
