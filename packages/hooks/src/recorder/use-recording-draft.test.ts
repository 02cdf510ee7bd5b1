import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeDraft } from '../test-support/fake-recorder.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useRecordingDraft } from './use-recording-draft.js';

describe('useRecordingDraft', () => {
  it('removes a request together with its response', async () => {
    const draft = createFakeDraft();
    const { result } = renderFlowLensHook(() => useRecordingDraft(draft));
    const request = result.current.entries.find(({ kind }) => kind === 'network')!;
    const before = result.current.events.length;

    await act(async () => expect(await result.current.drop(request)).toBe(true));

    expect(result.current.events).toHaveLength(before - 2);
    expect(result.current.entries).not.toContainEqual(request);
  });

  it('trims and returns the new length', async () => {
    const draft = createFakeDraft();
    const { result } = renderFlowLensHook(() => useRecordingDraft(draft));

    await act(async () => result.current.trim({ startMs: 1_000, endMs: 4_000 }));

    expect(result.current.durationMs).toBe(3_000);
    expect(result.current.events.every((event) => event.relative_time_ms <= 3_000)).toBe(true);
  });

  it('reports a failed change until one succeeds', async () => {
    const drop = vi.fn().mockRejectedValueOnce(new Error('Disk full')).mockResolvedValue(undefined);
    const draft = createFakeDraft({ drop });
    const { result } = renderFlowLensHook(() => useRecordingDraft(draft));
    const entry = result.current.entries[0]!;

    await act(async () => expect(await result.current.drop(entry)).toBe(false));
    expect(result.current).toMatchObject({ failed: 'drop', pending: null });

    await act(async () => expect(await result.current.drop(entry)).toBe(true));
    expect(result.current.failed).toBeNull();
  });
});
