import { aFlow, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFlow } from '../flows/flow/use-flow.js';
import { useUpdateFlow } from '../flows/changes/use-update-flow.js';
import { useFlows } from '../flows/list/use-flows.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { createFlowLensQueryClient } from './flowlens-query-client.js';

describe('createFlowLensQueryClient', () => {
  it('shows a page again without a request, or with one after a change on another page', async () => {
    const queryClient = createFlowLensQueryClient();
    const provider = { queryClient };
    const titles = (flows: readonly { title: string }[] | undefined) => flows?.map(({ title }) => title);
    const gallery = renderFlowLensHook(() => useFlows(), { provider });
    await waitFor(() => expect(gallery.result.current.isSuccess).toBe(true));
    gallery.unmount();
    gallery.db.flows = [aFlow({ title: 'Changed by nobody here' })];

    const again = renderFlowLensHook(() => useFlows(), { provider, db: gallery.db });
    expect(titles(again.result.current.data)).toEqual([aFlow().title]);
    expect(again.result.current.isFetching).toBe(false);
    again.unmount();

    const page = renderFlowLensHook(() => ({ flow: useFlow(FLOW_ID), update: useUpdateFlow() }), {
      provider,
      db: gallery.db,
    });
    await waitFor(() => expect(page.result.current.flow.data).toBeDefined());
    act(() => page.result.current.update.run({ flowId: FLOW_ID, changes: { title: 'Renamed' } }));
    await waitFor(() => expect(page.result.current.flow.data?.title).toBe('Renamed'));
    await waitFor(() => expect(page.result.current.update.pending).toBe(false));
    page.unmount();

    const afterwards = renderFlowLensHook(() => useFlows(), { provider, db: page.db });
    await waitFor(() => expect(titles(afterwards.result.current.data)).toEqual(['Renamed']));
  });
});
