import { describe, expect, it } from 'vitest';
import { createBridgeLimits } from './bridge-limits.js';

describe('createBridgeLimits', () => {
  it('admits 50 texts a second and counts the others', () => {
    const limits = createBridgeLimits();
    const admitted = Array.from({ length: 60 }, () => limits.admit('{}', 0)).filter(Boolean);

    expect(admitted).toHaveLength(50);
    expect(limits.takeDropped()).toBe(10);
    expect(limits.takeDropped()).toBe(0);
    expect(limits.admit('{}', 1_000)).toBe(true);
  });

  it('admits 2 Mi characters a second', () => {
    const limits = createBridgeLimits();
    const text = 'x'.repeat(256 * 1024);
    const admitted = Array.from({ length: 10 }, () => limits.admit(text, 0)).filter(Boolean);

    expect(admitted).toHaveLength(8);
  });
});
