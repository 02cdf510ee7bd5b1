import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeRecorder } from '../test-support/fake-recorder.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useRecorder } from './use-recorder.js';

describe('useRecorder', () => {
  it('follows the state of the recorder', async () => {
    const recorder = createFakeRecorder();
    const { result } = renderFlowLensHook(() => useRecorder(recorder));
    expect(result.current.status).toBe('idle');

    act(() => recorder.set({ status: 'paused', elapsedMs: 61_900, errorsCount: 2 }));

    expect(result.current).toMatchObject({ status: 'paused', elapsedMs: 61_000, errorsCount: 2 });
  });

  it('counts whole seconds during a recording', () => {
    const now = 1_000_000;
    const recorder = createFakeRecorder({ status: 'recording', elapsedMs: 5_000, runningSince: now - 2_700 });
    const { result } = renderFlowLensHook(() => useRecorder(recorder), { provider: { now: () => now } });

    expect(result.current.elapsedMs).toBe(7_000);
  });

  it('returns the same object until something changes', () => {
    const recorder = createFakeRecorder();
    const { result, rerender } = renderFlowLensHook(() => useRecorder(recorder));
    const before = result.current;
    rerender();

    expect(result.current).toBe(before);
  });
});
