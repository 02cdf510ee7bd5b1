import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkForDuplicate } from './duplicate-check.js';

const registry = globalThis as { [key: symbol]: unknown };

afterEach(() => {
  registry[Symbol.for('flowlens.versions')] = undefined;
  vi.unstubAllEnvs();
});

describe('checkForDuplicate', () => {
  it('stays silent for one version that is evaluated repeatedly', () => {
    checkForDuplicate('@flowlens/client', '1.0.0');
    expect(() => checkForDuplicate('@flowlens/client', '1.0.0')).not.toThrow();
  });

  it('stays silent for different packages', () => {
    checkForDuplicate('@flowlens/client', '1.0.0');
    expect(() => checkForDuplicate('@flowlens/hooks', '2.0.0')).not.toThrow();
  });

  it('names both versions in development', () => {
    checkForDuplicate('@flowlens/client', '1.0.0');
    expect(() => checkForDuplicate('@flowlens/client', '1.1.0')).toThrow(
      /two versions of @flowlens\/client are loaded, 1\.0\.0 and 1\.1\.0/,
    );
  });

  it('does not break a page in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    checkForDuplicate('@flowlens/client', '1.0.0');
    expect(() => checkForDuplicate('@flowlens/client', '1.1.0')).not.toThrow();
  });
});
