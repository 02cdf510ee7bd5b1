import { aFlow, aTag, PROJECT_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFlow } from '../flows/use-flow.js';
import { createFlowLensQueryClient } from '../provider/flowlens-query-client.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useDeleteTag } from './use-delete-tag.js';

const bug = aTag({ id: 'bug', title: 'bug' });

describe('useDeleteTag', () => {
  it('takes the tag off flows that were read before, once they are opened again', async () => {
    const provider = { queryClient: createFlowLensQueryClient() };
    const opened = renderFlowLensHook(() => useFlow('f1'), {
      provider,
      db: { flows: [aFlow({ id: 'f1', tags: [bug] })] },
    });
    await waitFor(() => expect(opened.result.current.data?.tags).toEqual([bug]));
    opened.unmount();

    const { result, db } = renderFlowLensHook(() => useDeleteTag(PROJECT_ID), { provider, db: opened.db });
    const onSuccess = vi.fn();
    act(() => result.current.run(bug, { onSuccess }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());

    const again = renderFlowLensHook(() => useFlow('f1'), { provider, db });
    await waitFor(() => expect(again.result.current.data?.tags).toEqual([]));
  });
});
