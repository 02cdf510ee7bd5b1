import { aProject } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useProjects } from '../projects/use-projects.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useRefresh } from './use-refresh.js';

describe('useRefresh', () => {
  const useBoth = () => ({ projects: useProjects(), ...useRefresh(['Systems', 'SystemMembers']) });

  it('refetches mounted queries, one refresh at a time, and reports when it is done', async () => {
    const asked = vi.fn();
    const { result, db } = renderFlowLensHook(useBoth, {
      handlers: [
        http.get('*/systems', () => {
          asked();
        }),
      ],
    });
    await waitFor(() => expect(result.current.projects.data).toHaveLength(1));
    db.projects = [aProject(), aProject({ id: 'p2' })];

    act(() => {
      result.current.refresh();
      result.current.refresh();
    });

    expect(result.current.refreshing).toBe(true);
    await waitFor(() => expect(result.current.projects.data).toHaveLength(2));
    await waitFor(() => expect(result.current.refreshing).toBe(false));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('ends when a refetch fails', async () => {
    const { result } = renderFlowLensHook(useBoth, {
      handlers: [http.get('*/systems', () => HttpResponse.json({}, { status: 500 }))],
    });
    await waitFor(() => expect(result.current.projects.isError).toBe(true));

    act(() => result.current.refresh());

    expect(result.current.refreshing).toBe(true);
    await waitFor(() => expect(result.current.refreshing).toBe(false));
  });
});
