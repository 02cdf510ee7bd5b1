import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, startExtension } from '../test-support/extension-browser.js';
import { createStoredValue } from './stored-value.js';

vi.mock('wxt/browser', async () => import('../test-support/extension-browser.js'));

beforeEach(() => void startExtension());

describe('createStoredValue', () => {
  it('runs changes one after the other', async () => {
    const value = createStoredValue<string[]>('local', 'names');

    await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => value.change((before = []) => [...before, name])));

    expect(await value.read()).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  it('removes a value even if an earlier change is still being written', async () => {
    const value = createStoredValue<number>('session', 'count');
    await value.change(() => 1);

    await Promise.all([value.change((before) => before && before + 1), value.change(() => undefined)]);

    expect(await browser.storage.session.get()).toEqual({});
  });

  it('continues after a change that failed', async () => {
    const value = createStoredValue<number>('local', 'count');

    const failed = value.change(() => {
      throw new Error('No number');
    });

    await expect(failed).rejects.toThrow('No number');
    await value.change(() => 2);
    expect(await value.read()).toBe(2);
  });

  it('notifies listeners of its own key until they stop', async () => {
    const value = createStoredValue<number>('local', 'count');
    const listener = vi.fn();
    const stop = value.onChanged(listener);

    await createStoredValue<number>('local', 'other').change(() => 1);
    expect(listener).not.toHaveBeenCalled();
    await value.change(() => 1);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    await value.change(() => 2);
    expect(listener).toHaveBeenCalledOnce();
  });
});
