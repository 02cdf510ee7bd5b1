import { FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useJiraForm, type UseJiraFormResult } from './use-jira-form.js';

function openForm(flowId = FLOW_ID, handlers: Parameters<typeof renderFlowLensHook>[1] = {}) {
  const onNotice = vi.fn();
  const hook = renderFlowLensHook(() => useJiraForm(flowId), { ...handlers, provider: { onNotice } });
  return { ...hook, onNotice };
}

function fillIn({ current }: { current: UseJiraFormResult }) {
  act(() => {
    current.change('title', ' Checkout answers 500 ');
    current.change('description', 'Pay.');
    current.change('project_key', 'SHOP');
    current.change('type', 'Bug');
  });
}

describe('useJiraForm', () => {
  it('shows errors of changed fields first, and all errors after a submit', () => {
    const { result } = openForm();
    expect(result.current).toMatchObject({ errors: {}, valid: false });

    act(() => result.current.change('title', '  '));
    expect(result.current.errors).toEqual({ title: 'titleRequired' });

    act(() => result.current.submit(() => undefined));
    expect(result.current.refusals).toBe(1);
    expect(result.current.errors).toEqual({
      title: 'titleRequired',
      description: 'descriptionRequired',
      project_key: 'projectRequired',
      type: 'typeRequired',
    });
  });

  it('creates an issue with trimmed text', async () => {
    const onCreated = vi.fn();
    const { result, db } = openForm();
    fillIn(result);
    expect(result.current).toMatchObject({ errors: {}, valid: true });

    act(() => result.current.submit(onCreated));

    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(db.jiraIssues).toMatchObject([{ title: 'Checkout answers 500', type: 'Bug' }]);
  });

  it('sends nothing without a flow', () => {
    const { result, db, onNotice } = openForm('');
    fillIn(result);

    act(() => result.current.submit(() => undefined));

    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'jiraFlowMissing' });
    expect(result.current.submitting).toBe(false);
    expect(db.jiraIssues).toEqual([]);
  });

  it('calls no callback after it unmounts, although the issue is created', async () => {
    const onCreated = vi.fn();
    const { result, db, onNotice, unmount } = openForm(FLOW_ID, {
      handlers: [http.post('*/jira/issue', () => delay(0).then(() => undefined))],
    });
    fillIn(result);
    act(() => result.current.submit(onCreated));

    unmount();

    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'success' })));
    expect(db.jiraIssues).toHaveLength(1);
    expect(onCreated).not.toHaveBeenCalled();
  });
});
