import { de } from '@flowlens/core/messages/de';
import {
  aFlow,
  aFlowSummary,
  aProject,
  createDb,
  createHandlers,
  MockFlowLensProvider,
  type MockFlowLensProviderProps,
  PROJECT_ID,
} from '@flowlens/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../test-support/mock-server.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { useFlow } from '../flow/use-flow.js';
import { useFlowList } from '../list/use-flow-list.js';
import { useFlowBatch, type UseFlowBatchResult } from './use-flow-batch.js';

const OTHER_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11';
const refuseTwo = http.patch('*/flowlens/flow/:id', ({ params }) =>
  params['id'] === 'two' ? HttpResponse.json({ detail: 'No.' }, { status: 403 }) : undefined,
);

/** Moves two flows, of which the server refuses the second. */
async function moveBoth(provider: Omit<MockFlowLensProviderProps, 'children'>) {
  const { result } = renderFlowLensHook(
    () => ({ list: useFlowList({ projectId: PROJECT_ID }), batch: useFlowBatch() }),
    {
      db: {
        flows: [aFlow({ id: 'one', title: 'One' }), aFlow({ id: 'two', title: 'Two' })],
        projects: [aProject(), aProject({ id: OTHER_ID })],
      },
      handlers: [refuseTwo],
      provider,
    },
  );
  const flows = () => result.current.list.flows ?? [];
  await waitFor(() => expect(flows()).toHaveLength(2));
  act(() => result.current.batch.update.run({ flows: flows(), projectId: OTHER_ID }));
  return { titles: () => flows().map(({ title }) => title) };
}

describe('useFlowBatch', () => {
  it('refetches the lists when a change failed for only some flows', async () => {
    const { titles } = await moveBoth({});

    await waitFor(() => expect(titles()).toEqual(['Two']));
  });

  it('names the flows that failed with the quotation marks of the language', async () => {
    const onNotice = vi.fn();
    await moveBoth({ messages: de, onNotice });

    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledExactlyOnceWith({
        tone: 'error',
        code: 'flowsUpdateFailed',
        values: { titles: '„Two“', more: 0 },
        reason: 'No.',
      }),
    );
  });

  it('refetches a deleted flow that was open before', async () => {
    server.use(...createHandlers(createDb({ flows: [aFlow({ id: 'one', title: 'One' })] })));
    let batch: UseFlowBatchResult;
    function OpenedFlow() {
      const { data, isError } = useFlow('one');
      return <p>{isError ? 'There is no such flow' : data?.title}</p>;
    }
    function Pages({ open }: { open: boolean }) {
      batch = useFlowBatch();
      return open && <OpenedFlow />;
    }
    const wrapper = MockFlowLensProvider;
    const { rerender } = render(<Pages open />, { wrapper });
    await screen.findByText('One');
    rerender(<Pages open={false} />);

    act(() => batch.remove([aFlowSummary({ id: 'one' })]));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(batch.removedIds.size).toBe(0));
    rerender(<Pages open />);

    expect(await screen.findByText('There is no such flow')).toBeInTheDocument();
  });
});
