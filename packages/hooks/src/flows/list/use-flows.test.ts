import { aFlow, aTag } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { useFlows } from './use-flows.js';

const flows = Array.from({ length: 120 }, (_, index) => aFlow({ id: `f${index}`, title: `Flow ${index}` }));

describe('useFlows', () => {
  it('loads page after page to the last one', async () => {
    const { result } = renderFlowLensHook(() => useFlows(), { db: { flows } });
    await waitFor(() => expect(result.current.data).toHaveLength(50));

    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data).toHaveLength(100));
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.data).toHaveLength(120));

    expect(result.current.hasNextPage).toBe(false);
    expect(result.current.data?.at(-1)?.title).toBe('Flow 119');
  });

  it('requests the flows of one project, narrowed by the filters', async () => {
    const asked: string[] = [];
    const listen = http.get('*/flowlens/system/:id/flows', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      asked.push(`${pathname}?${decodeURIComponent(searchParams.toString())}`);
      return HttpResponse.json([]);
    });
    const filters = { projectId: 'p1', search: 'pay', tags: ['a', 'b'], reporter: '' };
    const { result } = renderFlowLensHook(() => useFlows(filters), { handlers: [listen] });

    await waitFor(() => expect(result.current.isSuccess).toBe(true));

    expect(asked).toEqual(['/flowlens/system/p1/flows?search=pay&tags=a,b']);
  });

  it('finds flows by title, description and tag', async () => {
    const db = { flows: [aFlow({ id: 'f1', tags: [aTag({ title: 'safari' })] }), aFlow({ id: 'f2', tags: [] })] };
    const { result } = renderFlowLensHook(() => useFlows({ search: 'SAFARI' }), { db });

    await waitFor(() => expect(result.current.data?.map((flow) => flow.id)).toEqual(['f1']));
  });
});
