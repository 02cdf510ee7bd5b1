import { aFlow, aTag, PROJECT_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFlow } from '../flows/flow/use-flow.js';
import { useFlowList } from '../flows/list/use-flow-list.js';
import { createFlowLensQueryClient } from '../provider/flowlens-query-client.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useDeleteTag } from './use-delete-tag.js';
import { useTags } from './use-tags.js';

const bug = aTag({ id: 'bug', title: 'bug' });

describe('useDeleteTag', () => {
  it('removes the tag from cached flows when they are opened again', async () => {
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

  it('removes the tag from the flows of a visible list', async () => {
    const { result } = renderFlowLensHook(() => ({ list: useFlowList(), deletion: useDeleteTag(PROJECT_ID) }), {
      db: { flows: [aFlow({ tags: [bug] })], tags: [bug] },
    });
    await waitFor(() => expect(result.current.list.flows?.[0]?.tags).toEqual([bug]));

    act(() => result.current.deletion.run(bug));

    await waitFor(() => expect(result.current.list.flows?.[0]?.tags).toEqual([]));
  });

  it('treats a tag deleted by somebody else as deleted, and reloads the others', async () => {
    const onNotice = vi.fn();
    const { result, db } = renderFlowLensHook(
      () => ({ tags: useTags(PROJECT_ID), deletion: useDeleteTag(PROJECT_ID) }),
      { provider: { onNotice }, db: { tags: [bug] } },
    );
    await waitFor(() => expect(result.current.tags.data).toEqual([bug]));
    db.tags = [];

    act(() => result.current.deletion.run(bug));

    await waitFor(() => expect(result.current.tags.data).toEqual([]));
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'tagDeleted' });
  });
});
