import { aComment, aFlow, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFlowComments } from '../../comments/use-flow-comments.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { useFlow } from './use-flow.js';
import { useRefreshFlow } from './use-refresh-flow.js';

describe('useRefreshFlow', () => {
  it('refetches the flow and its comments', async () => {
    const { result, db } = renderFlowLensHook(() => ({
      ...useRefreshFlow(FLOW_ID),
      flow: useFlow(FLOW_ID),
      comments: useFlowComments(FLOW_ID).query,
    }));
    await waitFor(() => expect(result.current.flow.data && result.current.comments.data).toBeDefined());
    db.flows = [aFlow({ title: 'Renamed elsewhere', comments: [aComment(), aComment({ id: 'c2' })] })];

    act(() => result.current.refresh());
    expect(result.current.refreshing).toBe(true);

    await waitFor(() => expect(result.current.refreshing).toBe(false));
    expect(result.current.flow.data?.title).toBe('Renamed elsewhere');
    expect(result.current.comments.data).toHaveLength(2);
  });
});
