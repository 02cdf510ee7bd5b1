import { describe, expect, it } from 'vitest';
import { createScrollScale } from './scroll-scale.js';

describe('createScrollScale', () => {
  it('does not scale a list that a browser can draw', () => {
    const scale = createScrollScale(3_000_000, 600);

    expect(scale.elementPx).toBe(3_000_000);
    expect(scale.toOffset(1_234)).toBe(1_234);
    expect(scale.toScrollTop(1_234)).toBe(1_234);
  });

  it('reaches both ends of a list that is too high for a browser', () => {
    const scale = createScrollScale(60_000_000, 600);
    const lastScrollTop = scale.elementPx - 600;

    expect(scale.elementPx).toBeLessThan(17_000_000);
    expect(scale.toOffset(0)).toBe(0);
    expect(scale.toOffset(lastScrollTop)).toBe(60_000_000 - 600);
    expect(scale.toScrollTop(70_000_000)).toBe(lastScrollTop);
    expect(scale.toOffset(scale.toScrollTop(31_415_926))).toBeCloseTo(31_415_926, 3);
  });

  it('never scrolls above the start', () => {
    expect(createScrollScale(90, 600).toScrollTop(50)).toBe(0);
  });
});
