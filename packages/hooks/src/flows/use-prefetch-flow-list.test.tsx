import { PROJECT_ID } from '@flowlens/testing';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useTags } from '../tags/use-tags.js';
import { useFlowList } from './use-flow-list.js';
import { type PrefetchFlowListOptions, usePrefetchFlowList } from './use-prefetch-flow-list.js';

function watchCalls() {
  const calls: string[] = [];
  const watch = http.all('*', ({ request }) => void calls.push(new URL(request.url).pathname));
  return { calls, watch };
}

describe('usePrefetchFlowList', () => {
  it('has everything asked for once, and at hand for who shows it', async () => {
    const { calls, watch } = watchCalls();
    let shown = false;
    const { result, rerender } = renderFlowLensHook(
      () => {
        usePrefetchFlowList({ systemId: PROJECT_ID });
        return { list: useFlowList(shown ? { systemId: PROJECT_ID } : {}), tags: useTags(shown ? PROJECT_ID : 'none') };
      },
      { handlers: [watch] },
    );
    const ofProject = `/flowlens/system/${PROJECT_ID}/flows`;
    await waitFor(() => expect(calls).toEqual(expect.arrayContaining([ofProject, `/systems/${PROJECT_ID}/members`])));
    await waitFor(() => expect(result.current.list.flows).toHaveLength(1));

    shown = true;
    rerender();

    expect(result.current.list.flows).toHaveLength(1);
    expect(calls.filter((path) => path === ofProject)).toHaveLength(1);
  });

  it('asks for nothing without a project, and not again for a later one', async () => {
    const { calls, watch } = watchCalls();
    const options: PrefetchFlowListOptions = { systemId: undefined };
    const { result, rerender } = renderFlowLensHook(
      () => {
        usePrefetchFlowList({ ...options });
        return useTags(PROJECT_ID);
      },
      { handlers: [watch] },
    );
    options.systemId = PROJECT_ID;
    rerender();
    await waitFor(() => expect(result.current.isSuccess).toBe(true));

    expect(calls).toEqual(['/flowlens/tags']);
  });
});
