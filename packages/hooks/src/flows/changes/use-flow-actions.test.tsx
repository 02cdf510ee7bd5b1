import { aFlow, aProject, FLOW_ID, viewers } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFlowLensQueryClient } from '../../provider/flowlens-query-client.js';
import * as flowlensKeys from '../../query-keys.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { isMissingFlow } from '../flow/is-missing-flow.js';
import { useFlow } from '../flow/use-flow.js';
import { useFlowActions } from './use-flow-actions.js';
import { useFlows } from '../list/use-flows.js';
import { usePermissionContext } from '../flow/use-permission-context.js';

const flow = aFlow();
const useBoth = () => ({ actions: useFlowActions(flow), standing: usePermissionContext(flow.system_id) });

describe('useFlowActions', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['the owner', { viewer: viewers.owner, user_role: 'ADMIN', subject: flow, may: true }],
    ['an admin', { viewer: viewers.admin, user_role: 'ADMIN', subject: flow, may: true }],
    ['a contributor', { viewer: viewers.contributor, user_role: 'USER', subject: flow, may: false }],
    [
      'the contributor who recorded the flow',
      {
        viewer: viewers.contributor,
        user_role: 'USER',
        subject: aFlow({ reporter_user_id: viewers.contributor.app_user.id }),
        may: true,
      },
    ],
  ] as const)('returns whether %s may edit', async (_who, { viewer, user_role, subject, may }) => {
    const { result } = renderFlowLensHook(
      () => ({ actions: useFlowActions(subject), standing: usePermissionContext(subject.system_id) }),
      { db: { viewer, projects: [aProject({ user_role })] } },
    );

    await waitFor(() => expect(result.current.standing.project && result.current.standing.viewer).toBeTruthy());

    expect(result.current.actions.canEdit).toBe(may);
  });

  it.each([
    [true, { tone: 'success', code: 'flowIdCopied' }],
    [false, { tone: 'error', code: 'flowIdCopyFailed' }],
  ])('copies the id and reports the outcome', async (works, notice) => {
    const onNotice = vi.fn();
    const writeText = vi.fn(() => (works ? Promise.resolve() : Promise.reject(new Error('refused'))));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { result } = renderFlowLensHook(useBoth, { provider: { onNotice } });

    act(() => result.current.actions.copyId());

    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith(notice));
    expect(writeText).toHaveBeenCalledWith(FLOW_ID);
    vi.unstubAllGlobals();
  });

  it('removes a deleted flow from lists, and does not refetch it for a page that shows it', async () => {
    const onNotice = vi.fn();
    const asked = vi.fn();
    const onSuccess = vi.fn();
    const { result } = renderFlowLensHook(() => ({ ...useBoth(), shown: useFlow(FLOW_ID), list: useFlows() }), {
      provider: { onNotice },
      handlers: [http.get(`*/flowlens/flow/${FLOW_ID}`, () => void asked())],
    });
    await waitFor(() => expect(result.current.shown.data && result.current.list.data).toBeDefined());

    act(() => result.current.actions.remove.run(FLOW_ID, { onSuccess }));

    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(result.current.list.data).toEqual([]);
    expect(asked).toHaveBeenCalledOnce();
    expect(result.current.shown.error).toBeNull();
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'flowDeleted' });
  });

  it('reports a missing flow when a deleted flow is opened again', async () => {
    const queryClient = createFlowLensQueryClient();
    const { result } = renderFlowLensHook(useBoth, { provider: { queryClient } });
    queryClient.setQueryData(flowlensKeys.flow(FLOW_ID), flow);
    const onSuccess = vi.fn();
    act(() => result.current.actions.remove.run(FLOW_ID, { onSuccess }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());

    const opened = renderFlowLensHook(() => useFlow(FLOW_ID), { provider: { queryClient }, db: { flows: [] } });

    await waitFor(() => expect(isMissingFlow(opened.result.current.error)).toBe(true));
  });

  it('treats a flow deleted by somebody else as deleted', async () => {
    const onNotice = vi.fn();
    const { result, db } = renderFlowLensHook(() => ({ ...useBoth(), list: useFlows() }), { provider: { onNotice } });
    await waitFor(() => expect(result.current.list.data).toHaveLength(1));
    db.flows = [];

    act(() => result.current.actions.remove.run(FLOW_ID));

    await waitFor(() => expect(result.current.list.data).toEqual([]));
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'flowDeleted' });
  });

  it('reports a failed deletion', async () => {
    const onNotice = vi.fn();
    const { result } = renderFlowLensHook(useBoth, {
      provider: { onNotice },
      handlers: [http.delete('*/flowlens/flow/:id', () => HttpResponse.json({ detail: 'No.' }, { status: 500 }))],
    });

    act(() => result.current.actions.remove.run(FLOW_ID));

    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'flowDeleteFailed', reason: 'No.' }),
    );
  });
});
