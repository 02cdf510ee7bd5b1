import { describe, expect, it } from 'vitest';
import { workerOwner } from './worker-owner.js';

const RECORDED = 7;

describe('workerOwner', () => {
  it.each([
    ['assigns a worker to the recorded tab when no other tab of its origin is open', [7], 'recorded'],
    ['assigns a worker to no tab when another tab of its origin is open too', [7, 8], 'unclear'],
    ['assigns a worker to other tabs when the recorded tab shows another origin', [8], 'other'],
    ['assigns a worker to other tabs when no tab of its origin is open', [], 'other'],
  ] as const)('%s', (_title, openTabs, owner) => {
    expect(workerOwner(openTabs, RECORDED)).toBe(owner);
  });
});
