import { FLOW_ID } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import * as flowlensKeys from '../query-keys.js';
import { server } from '../test-support/mock-server.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useJiraChoices } from './use-jira-choices.js';

const fail = () => HttpResponse.json({}, { status: 502 });

function openHook(enabled: boolean, failing?: string) {
  const wanted = { enabled };
  const asked = vi.fn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const hook = renderFlowLensHook(() => useJiraChoices(FLOW_ID, wanted), {
    provider: { queryClient },
    handlers: [
      http.get('*/jira/*', ({ request }) => void asked(request.url)),
      ...(failing ? [http.get(failing, fail, { once: true })] : []),
    ],
  });
  const enable = (next: boolean) => {
    wanted.enabled = next;
    hook.rerender();
  };
  return { ...hook, asked, enable, queryClient };
}

describe('useJiraChoices', () => {
  it('loads both lists once, on demand', async () => {
    const { result, asked, enable } = openHook(false);
    expect(result.current).toEqual({ projects: undefined, types: undefined, failed: false });

    enable(true);

    await waitFor(() => expect(result.current.types).toEqual(['Bug', 'Task']));
    await waitFor(() => expect(result.current.projects).toContainEqual({ key: 'SHOP', name: 'Web shop' }));
    expect(asked.mock.calls.flat().sort()).toEqual([
      expect.stringMatching(new RegExp(`/jira/issue/types\\?flow_id=${FLOW_ID}$`)),
      expect.stringMatching(new RegExp(`/jira/projects\\?flow_id=${FLOW_ID}$`)),
    ]);
  });

  it.each(['*/jira/projects', '*/jira/issue/types'])('fails when %s fails, and retries the next time', async (path) => {
    const { result, enable } = openHook(false, path);
    enable(true);
    await waitFor(() => expect(result.current.failed).toBe(true));

    enable(false);
    expect(result.current.failed).toBe(false);
    enable(true);
    expect(result.current.failed).toBe(false);

    await waitFor(() => expect(result.current.projects).toHaveLength(2));
    await waitFor(() => expect(result.current.types).toHaveLength(2));
    expect(result.current.failed).toBe(false);
  });

  it('fails without a flow and sends no request', async () => {
    const asked = vi.fn();
    const { result } = renderFlowLensHook(() => useJiraChoices('', { enabled: true }), {
      handlers: [http.get('*/jira/*', asked)],
    });

    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps a list that cannot be reloaded', async () => {
    const { result, enable, queryClient } = openHook(true);
    await waitFor(() => expect(result.current.projects).toHaveLength(2));
    server.use(http.get('*/jira/projects', fail));

    enable(false);
    enable(true);
    await waitFor(() =>
      expect(queryClient.getQueryState(flowlensKeys.flowJiraProjects(FLOW_ID))?.status).toBe('error'),
    );
    enable(true);

    expect(result.current.projects).toHaveLength(2);
    expect(result.current.failed).toBe(false);
  });
});
