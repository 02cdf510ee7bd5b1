import { aFlow, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createFlowLensQueryClient } from '../../provider/flowlens-query-client.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { isMissingFlow } from '../flow/is-missing-flow.js';
import { useFlow } from '../flow/use-flow.js';
import { useRefreshFlow } from '../flow/use-refresh-flow.js';
import { useUpdateFlow } from './use-update-flow.js';

/** The test itself responds to the next request for the flow. */
function aSlowRead() {
  const held = { next: false };
  const responses: ((response: Response) => void)[] = [];
  const slowRead = http.get('*/flowlens/flow/:id', () => {
    if (!held.next) return undefined;
    held.next = false;
    return new Promise<Response>((respond) => responses.push(respond));
  });
  return { held, responses, slowRead };
}

describe('useUpdateFlow', () => {
  it('keeps a flow deleted by somebody else on screen with its typed text, and reports it missing on the next visit', async () => {
    const provider = { onNotice: vi.fn(), queryClient: createFlowLensQueryClient() };
    const { result, unmount, db } = renderFlowLensHook(() => ({ shown: useFlow(FLOW_ID), update: useUpdateFlow() }), {
      provider,
    });
    await waitFor(() => expect(result.current.shown.data).toBeDefined());
    db.flows = [];

    act(() => result.current.update.run({ flowId: FLOW_ID, changes: { title: 'Anew' } }));
    await waitFor(() =>
      expect(provider.onNotice).toHaveBeenCalledWith({
        tone: 'error',
        code: 'flowUpdateFailed',
        reason: 'There is no such flow.',
      }),
    );
    expect(result.current.shown).toMatchObject({ data: { id: FLOW_ID }, error: null, fetchStatus: 'idle' });

    unmount();
    const again = renderFlowLensHook(() => useFlow(FLOW_ID), { provider, db });
    await waitFor(() => expect(isMissingFlow(again.result.current.error)).toBe(true));
  });

  it('keeps the update when an older flow request finishes late', async () => {
    const { held, responses, slowRead } = aSlowRead();
    const { result } = renderFlowLensHook(
      () => ({ shown: useFlow(FLOW_ID), update: useUpdateFlow(), refresh: useRefreshFlow(FLOW_ID) }),
      { handlers: [slowRead] },
    );
    await waitFor(() => expect(result.current.shown.data).toBeDefined());

    held.next = true;
    act(() => result.current.refresh.refresh());
    await waitFor(() => expect(responses).toHaveLength(1));
    act(() => result.current.update.run({ flowId: FLOW_ID, changes: { title: 'Anew' } }));
    await waitFor(() => expect(result.current.shown.data?.title).toBe('Anew'));
    responses[0]?.(HttpResponse.json(aFlow({ title: 'As it was' })));

    await waitFor(() => expect(result.current.refresh.refreshing).toBe(false));
    await waitFor(() => expect(result.current.shown.fetchStatus).toBe('idle'));
    expect(result.current.shown.data?.title).toBe('Anew');
  });
});
