import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { PROJECT_ID } from '@flowlens/testing';
import { useMembers } from '../members/use-members.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useProjectChange } from './use-project-change.js';

function renderChange(change: () => Promise<string>) {
  const reads = vi.fn();
  const counting = http.get('*/members', reads);
  const rendered = renderFlowLensHook(
    () => ({ members: useMembers(PROJECT_ID), change: useProjectChange({ change }) }),
    { handlers: [counting, http.get('*/invitations/my', () => HttpResponse.json({ invitations: [] }))] },
  );
  return { ...rendered, reads };
}

describe('useProjectChange', () => {
  it('refetches the lists of the project before it reports the change as done', async () => {
    const { result, reads } = renderChange(() => Promise.resolve('done'));
    await waitFor(() => expect(result.current.members.isSuccess).toBe(true));
    const before = reads.mock.calls.length;
    const onSuccess = vi.fn(() => reads.mock.calls.length);

    act(() => result.current.change.run(undefined, { onSuccess }));

    await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done'));
    expect(onSuccess).toHaveReturnedWith(before + 1);
  });

  it.each([
    ['once after a refusal, because somebody else may have been quicker', { status: 409 }, 1],
    ['nothing after a lost response', {}, 0],
  ])('refetches %s', async (_when, facts, again) => {
    const { result, reads } = renderChange(() => Promise.reject(Object.assign(new Error('refused'), facts)));
    await waitFor(() => expect(result.current.members.isSuccess).toBe(true));
    const before = reads.mock.calls.length;
    const onError = vi.fn();

    act(() => result.current.change.run(undefined, { onError }));

    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(result.current.members.isFetching).toBe(false));
    expect(reads.mock.calls.length).toBe(before + again);
  });
});
