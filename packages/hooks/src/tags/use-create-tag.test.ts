import { PROJECT_ID } from '@flowlens/testing';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useCreateTag } from './use-create-tag.js';

describe('useCreateTag', () => {
  it('warns about a name that is too long, for hosts with their own field', () => {
    const onNotice = vi.fn();
    const { result, db } = renderFlowLensHook(() => useCreateTag(PROJECT_ID), { provider: { onNotice } });
    const before = db.tags.length;

    act(() => result.current.create('twelve chars'));

    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'warning', code: 'tagNameTooLong' });
    expect(result.current.pending).toBe(false);
    expect(db.tags).toHaveLength(before);
  });
});
