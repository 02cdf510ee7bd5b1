import { aFlow, aProject, PROJECT_ID, viewers } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { isMissingFlow } from '../flows/flow/is-missing-flow.js';
import { useFlow } from '../flows/flow/use-flow.js';
import { useFlowList } from '../flows/list/use-flow-list.js';
import { useMembers } from '../members/use-members.js';
import { createFlowLensQueryClient } from '../provider/flowlens-query-client.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useLeaveOrDeleteProject } from './use-leave-or-delete-project.js';
import { useProjects } from './use-projects.js';

const flows = [aFlow({ id: 'f1' }), aFlow({ id: 'f2', system_id: 'other' })];
const projects = [aProject(), aProject({ id: 'other' })];
/** The owner can delete; only others can leave. */
const viewer = { leave: viewers.admin, delete: viewers.owner };

describe('useLeaveOrDeleteProject', () => {
  it.each(['leave', 'delete'] as const)(
    'removes the project’s flows from the list of all projects on %s',
    async (end) => {
      const readOfEnded = vi.fn();
      const { result } = renderFlowLensHook(
        () => ({
          all: useFlowList(),
          ended: useFlowList({ projectId: PROJECT_ID }),
          project: useLeaveOrDeleteProject(PROJECT_ID),
        }),
        {
          db: { flows, projects, viewer: viewer[end] },
          handlers: [http.get('*/flowlens/system/:systemId/flows', () => void readOfEnded())],
        },
      );
      await waitFor(() => expect(result.current.all.flows).toHaveLength(2));
      await waitFor(() => expect(result.current.ended.flows).toHaveLength(1));
      readOfEnded.mockClear();

      act(() => result.current.project.run(end));

      await waitFor(() => expect(result.current.all.flows?.map(({ id }) => id)).toEqual(['f2']));
      await waitFor(() => expect(result.current.project.pending).toBe(false));
      // The server would refuse it, and the page is about to close.
      expect(readOfEnded).not.toHaveBeenCalled();
    },
  );

  it.each(['leave', 'delete'] as const)('removes cached data of the project on %s', async (end) => {
    const provider = { queryClient: createFlowLensQueryClient() };
    const opened = renderFlowLensHook(() => useFlow('f1'), { provider, db: { flows } });
    await waitFor(() => expect(opened.result.current.data).toBeDefined());
    opened.unmount();

    const { result } = renderFlowLensHook(() => useLeaveOrDeleteProject(PROJECT_ID), {
      provider,
      db: { flows, viewer: viewer[end] },
    });
    const onSuccess = vi.fn();
    act(() => result.current.run(end, { onSuccess }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());

    const again = renderFlowLensHook(() => useFlow('f1'), { provider, db: { flows: flows.slice(1) } });
    expect(again.result.current.data).toBeUndefined();
    await waitFor(() => expect(isMissingFlow(again.result.current.error)).toBe(true));
  });

  it.each(['leave', 'delete'] as const)('does not request the displayed members again on %s', async (end) => {
    const readMembers = vi.fn();
    const { result } = renderFlowLensHook(
      () => ({ members: useMembers(PROJECT_ID), project: useLeaveOrDeleteProject(PROJECT_ID) }),
      {
        db: { projects, viewer: viewer[end] },
        handlers: [http.get('*/systems/:id/members', () => void readMembers())],
      },
    );
    await waitFor(() => expect(result.current.members.isSuccess).toBe(true));
    const onSuccess = vi.fn();

    act(() => result.current.project.run(end, { onSuccess }));

    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(readMembers).toHaveBeenCalledOnce();
  });

  it('sends no notice and loads no list when the host takes over', async () => {
    const onNotice = vi.fn();
    const readProjects = vi.fn();
    const takenOver = vi.fn(() => true);
    const { result } = renderFlowLensHook(
      () => ({ all: useProjects(), project: useLeaveOrDeleteProject(PROJECT_ID, { takenOver }) }),
      {
        db: { projects, viewer: viewers.owner },
        provider: { onNotice },
        handlers: [http.get('*/systems', () => void readProjects())],
      },
    );
    await waitFor(() => expect(result.current.all.isSuccess).toBe(true));
    const onSuccess = vi.fn();

    act(() => result.current.project.run('delete', { onSuccess }));

    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(takenOver).toHaveBeenCalledExactlyOnceWith('delete', undefined);
    expect(onNotice).not.toHaveBeenCalled();
    expect(readProjects).toHaveBeenCalledOnce();
  });
});
