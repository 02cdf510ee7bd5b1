import { aProject } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { createActiveProjectStore } from './active-project-store.js';
import { useActiveProject } from './use-active-project.js';

const KEY = 'activeSystemId';
const projects = [aProject({ id: 'p1' }), aProject({ id: 'p2' }), aProject({ id: 'p3' })];

function renderActive(requestedId?: string) {
  const store = createActiveProjectStore(localStorage);
  return renderFlowLensHook(() => useActiveProject({ store, requestedId }), { db: { projects } });
}

describe('useActiveProject', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['the project of the address', 'p3', 'p2', 'p3'],
    ['the stored one, when the address names none', undefined, 'p2', 'p2'],
    ['the stored one, when the address names an unknown one', 'gone', 'p2', 'p2'],
    ['the first one, when nothing is stored', undefined, null, 'p1'],
    ['the first one, when the stored one is gone', undefined, 'gone', 'p1'],
    ['the first one, when "undefined" was stored', undefined, 'undefined', 'p1'],
    ['the first one, when "null" was stored', undefined, 'null', 'p1'],
  ])('selects %s', async (_what, requestedId, stored, expected) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    const { result } = renderActive(requestedId);

    await waitFor(() => expect(result.current.project?.id).toBe(expected));
    await waitFor(() => expect(localStorage.getItem(KEY)).toBe(expected));
  });

  it('stores the choice', async () => {
    const { result } = renderActive();
    await waitFor(() => expect(result.current.project?.id).toBe('p1'));

    act(() => result.current.select('p2'));

    expect(result.current.project?.id).toBe('p2');
    expect(localStorage.getItem(KEY)).toBe('p2');
  });
});

describe('createActiveProjectStore', () => {
  beforeEach(() => localStorage.clear());

  it('is cleared with undefined', () => {
    localStorage.setItem(KEY, 'p1');
    const store = createActiveProjectStore(localStorage);

    store.set(undefined);

    expect(store.get()).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps the choice when the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createActiveProjectStore({ getItem: refuse, setItem: refuse, removeItem: refuse });

    store.set('p2');

    expect(store.get()).toBe('p2');
  });
});
