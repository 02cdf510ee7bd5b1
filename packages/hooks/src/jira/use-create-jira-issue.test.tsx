import { FLOW_ID } from '@flowlens/testing';
import { UNUSED_DATA_KEPT_MS } from '@flowlens/core/limits';
import type { JiraForm } from '@flowlens/core/validation';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useShareLinks } from '../sharing/use-share-links.js';
import { createFlowLensQueryClient } from '../provider/flowlens-query-client.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useCreateJiraIssue } from './use-create-jira-issue.js';
import { useJiraIssues } from './use-jira-issues.js';

const FORM: JiraForm = { title: 'Checkout answers 500', description: 'Pay.', project_key: 'SHOP', type: 'Bug' };
const KEY = 'idempotency-key';

/** Renders the hook with consecutive responses of Jira; for `null`, the mock server responds. */
function openHook(responses: (() => Response | null)[] = []) {
  const onNotice = vi.fn();
  const keys: { share: (string | null)[]; issue: (string | null)[] } = { share: [], issue: [] };
  const { result, db } = renderFlowLensHook(
    () => ({ create: useCreateJiraIssue(FLOW_ID), issues: useJiraIssues(FLOW_ID) }),
    {
      provider: { onNotice },
      handlers: [
        http.post('*/flowlens/flow/:id/share', ({ request }) => void keys.share.push(request.headers.get(KEY))),
        http.post('*/jira/issue', ({ request }) => {
          keys.issue.push(request.headers.get(KEY));
          return responses.shift()?.() ?? undefined;
        }),
      ],
    },
  );
  const attempt = (form = FORM) =>
    act(
      () =>
        new Promise<void>((resolve) => {
          result.current.create.run(form, { onSuccess: () => resolve(), onError: () => resolve() });
        }),
    );
  return { result, db, keys, onNotice, attempt };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json({ detail: 'No.' }, { status: code, headers });

describe('useCreateJiraIssue', () => {
  it('shares the flow, attaches the link and stores the issue', async () => {
    const { result, db, onNotice, attempt } = openHook();

    await attempt();

    const [link] = db.shareLinks[FLOW_ID] ?? [];
    expect(db.jiraIssues).toEqual([
      {
        ...FORM,
        flow_id: FLOW_ID,
        hyperlinks_to_attach: [{ url: `https://flowlens.test/shared/flow/fl_sh_${link?.id}`, title: 'Flow Link' }],
      },
    ]);
    const ticketUrl = 'https://jira.example/browse/SHOP-1';
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({
      tone: 'success',
      code: 'jiraIssueCreated',
      values: { type: 'Bug', ticketUrl },
    });
    await waitFor(() => expect(result.current.issues).toEqual([{ type: 'Bug', ticket_url: ticketUrl }]));
  });

  it('restores the issue after the flow was unmounted for a long time', async () => {
    const queryClient = createFlowLensQueryClient();
    const issues = () => renderFlowLensHook(() => useJiraIssues(FLOW_ID), { provider: { queryClient } });
    const before = issues();
    const { result } = renderFlowLensHook(() => useCreateJiraIssue(FLOW_ID), { provider: { queryClient } });
    await act(() => new Promise<void>((resolve) => result.current.run(FORM, { onSuccess: () => resolve() })));
    await waitFor(() => expect(before.result.current).toHaveLength(1));
    vi.useFakeTimers();

    before.unmount();
    vi.advanceTimersByTime(2 * UNUSED_DATA_KEPT_MS);
    vi.useRealTimers();

    expect(issues().result.current).toHaveLength(1);
  });

  it('adds its link to the links of the flow', async () => {
    const { result } = renderFlowLensHook(() => ({
      create: useCreateJiraIssue(FLOW_ID),
      links: useShareLinks(FLOW_ID),
    }));
    await waitFor(() => expect(result.current.links.data).toEqual([]));

    act(() => result.current.create.run(FORM));

    await waitFor(() => expect(result.current.links.data).toHaveLength(1));
  });

  it('creates one issue on two presses', async () => {
    const { result, db, onNotice } = openHook();

    act(() => {
      result.current.create.run(FORM);
      result.current.create.run(FORM);
    });

    await waitFor(() => expect(onNotice).toHaveBeenCalledOnce());
    await waitFor(() => expect(result.current.create.pending).toBe(false));
    expect(db.jiraIssues).toHaveLength(1);
    expect(db.shareLinks[FLOW_ID]).toHaveLength(1);
  });

  it.each([
    ['a failed response', status(502), { reason: 'No.' }],
    ['a lost response', () => HttpResponse.error(), {}],
    ['a response that it still runs', status(409, { 'retry-after': '1' }), { reason: 'No.' }],
  ])('repeats the same request with the same link after %s', async (_what, failure, reason) => {
    const { db, keys, onNotice, attempt } = openHook([failure]);

    await attempt();
    expect(onNotice).toHaveBeenLastCalledWith({ tone: 'error', code: 'jiraIssueCreateFailed', ...reason });
    await attempt();

    expect(onNotice).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'jiraIssueCreated' }));
    expect(db.jiraIssues).toHaveLength(1);
    expect(keys.share).toHaveLength(1);
    expect(keys.issue[1]).toBe(keys.issue[0]);
  });

  it('lists the newest issue first', async () => {
    const { result, attempt } = openHook();

    await attempt();
    await attempt({ ...FORM, title: 'Basket forgets' });

    await waitFor(() =>
      expect(result.current.issues.map(({ ticket_url }) => ticket_url)).toEqual([
        'https://jira.example/browse/SHOP-2',
        'https://jira.example/browse/SHOP-1',
      ]),
    );
  });

  it('sends a new request after a refusal, for other text, and for the next issue', async () => {
    // 409: Jira is not connected.
    const { db, keys, attempt } = openHook([status(409), status(502)]);

    await attempt();
    await attempt();
    await attempt({ ...FORM, title: 'Basket forgets' });
    await attempt({ ...FORM, title: 'Basket forgets' });

    expect(new Set(keys.issue)).toHaveProperty('size', 4);
    expect(keys.share).toHaveLength(2);
    expect(keys.share[1]).not.toBe(keys.share[0]);
    expect(db.jiraIssues).toHaveLength(2);
  });

  it('creates no issue without its link', async () => {
    const onNotice = vi.fn();
    const { result, db } = renderFlowLensHook(() => useCreateJiraIssue(FLOW_ID), {
      provider: { onNotice },
      handlers: [http.post('*/flowlens/flow/:id/share', status(500))],
    });

    act(() => result.current.run(FORM));

    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'jiraIssueCreateFailed', reason: 'No.' }),
    );
    expect(db.jiraIssues).toEqual([]);
  });
});
