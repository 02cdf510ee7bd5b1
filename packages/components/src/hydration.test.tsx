import { NO_FLOW_FILTERS } from '@flowlens/core';
import { DAY_MS } from '@flowlens/core/internal';
import { createFlowLensQueryClient, flowCommentsQuery, flowQuery, flowsQuery, sharedFlowQuery } from '@flowlens/hooks';
import {
  aFlow,
  aFlowSummary,
  aSharedFlow,
  createMockClient,
  FLOW_ID,
  MOCK_NOW_MS,
  MockFlowLensProvider,
  SHARE_TOKEN,
} from '@flowlens/testing';
import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeRecorder } from '../../hooks/src/test-support/fake-recorder.js';
import {
  CommentList,
  FlowGallery,
  FlowLensProvider,
  FlowPlayer,
  FlowView,
  RecorderPanel,
  SharedFlowView,
} from './index.js';

const client = createMockClient();

/** A query client that has read a flow, a list and a shared flow, as after a prefetch on a server. */
function prefetched() {
  const queryClient = createFlowLensQueryClient();
  const pages = [{ items: [aFlowSummary()], next: null, readAt: 0 }];
  queryClient.setQueryData(flowsQuery(client, NO_FLOW_FILTERS).queryKey, { pages, pageParams: [null] });
  queryClient.setQueryData(flowQuery(client, FLOW_ID).queryKey, aFlow());
  queryClient.setQueryData(flowCommentsQuery(client, FLOW_ID).queryKey, aFlow().comments);
  queryClient.setQueryData(sharedFlowQuery(client, SHARE_TOKEN).queryKey, aSharedFlow());
  return queryClient;
}

function at(now: number, ui: ReactElement) {
  return (
    <MockFlowLensProvider
      provider={FlowLensProvider}
      client={client}
      queryClient={prefetched()}
      now={() => now}
      enabled={false}
    >
      {ui}
    </MockFlowLensProvider>
  );
}

afterEach(cleanup);

describe('hydration', () => {
  it.each([
    ['<FlowView />', <FlowView flowId={FLOW_ID} />],
    ['<FlowPlayer />', <FlowPlayer flowId={FLOW_ID} />],
    ['<FlowGallery />', <FlowGallery />],
    ['<CommentList />', <CommentList flowId={FLOW_ID} />],
    ['<SharedFlowView />', <SharedFlowView token={SHARE_TOKEN} />],
    ['<RecorderPanel />', <RecorderPanel recorder={createFakeRecorder()} />],
  ])('accepts the markup of a server whose clock differs, for %s', async (_name, ui) => {
    const onRecoverableError = vi.fn();
    const container = document.createElement('div');
    container.append(document.createRange().createContextualFragment(renderToString(at(MOCK_NOW_MS, ui))));
    document.body.append(container);

    const root = await act(async () => hydrateRoot(container, at(MOCK_NOW_MS + DAY_MS, ui), { onRecoverableError }));

    expect(container.querySelector('.fl-root')).not.toBeNull();
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });
});
