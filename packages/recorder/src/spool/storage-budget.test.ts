import { describe, expect, it } from 'vitest';
import { createStorageBudget } from './storage-budget.js';

const MIB = 1024 * 1024;

describe('createStorageBudget', () => {
  it('refuses bytes over the cap, and accepts them after others were deleted', async () => {
    const budget = createStorageBudget({ usedBytes: 60, maxBytes: 100, readLeft: async () => Infinity });
    await budget.take(40);

    await expect(budget.take(1)).rejects.toMatchObject({ name: 'StorageFullError', code: 'storage_full' });
    budget.giveBack(1);
    await budget.take(1);
  });

  it('stops before the disk is full, and checks the free space again afterwards', async () => {
    let left = 100 * MIB;
    const budget = createStorageBudget({ usedBytes: 0, maxBytes: Infinity, readLeft: async () => left });
    await budget.take(30 * MIB);
    left = 70 * MIB;
    await budget.take(5 * MIB);
    await expect(budget.take(5 * MIB)).rejects.toThrow('no room');

    left = 500 * MIB;
    await budget.take(5 * MIB);
  });
});
