import { describe, expect, it } from 'vitest';

describe('the package on a server', () => {
  it.each(['./index.js', './test-support/page-api.js'])('has no side effects when %s is imported', async (module) => {
    expect('window' in globalThis).toBe(false);
    const globals = () =>
      Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)?.value] as const);
    // Node loads its own fetch on first access.
    expect(globalThis.Request).toBeDefined();
    const before = globals();
    await import(module);
    const after = globals();

    expect(after.map(([key]) => key)).toEqual(before.map(([key]) => key));
    expect(after.filter(([, value], index) => !Object.is(value, before[index]?.[1]))).toEqual([]);
  });
});
