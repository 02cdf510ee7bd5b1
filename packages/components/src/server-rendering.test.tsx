// @vitest-environment node
import type { FlowSummary } from '@flowlens/client';
import { NO_FLOW_FILTERS } from '@flowlens/core';
import { createFlowLensQueryClient, flowsQuery, myInvitationsQuery } from '@flowlens/hooks';
import {
  aFlowSummary,
  anIncomingInvitation,
  createMockClient,
  FLOW_ID,
  MockFlowLensProvider,
  SHARE_TOKEN,
} from '@flowlens/testing';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  FlowGallery,
  FlowLensProvider,
  FlowView,
  InvitationsPopover,
  ProjectSwitcher,
  RecordButton,
  RecorderPanel,
  SharedFlowView,
  UserMenu,
} from './index.js';
import { createFakeRecorder } from '../../hooks/src/test-support/fake-recorder.js';

// React 18 warns of it on a server, as the React that runs here does not.
vi.mock(import('react'), async (original) => ({ ...(await original()), useLayoutEffect: vi.fn() }));

const client = createMockClient();

function render(ui: ReactNode, queryClient = createFlowLensQueryClient()) {
  return renderToString(
    <MockFlowLensProvider provider={FlowLensProvider} client={client} queryClient={queryClient}>
      {ui}
    </MockFlowLensProvider>,
  );
}

/** A query client that has read the flows of every project, and an invitation. */
function prefetched(items: FlowSummary[]) {
  const queryClient = createFlowLensQueryClient();
  const pages = [{ items, next: null, readAt: 0 }];
  queryClient.setQueryData(flowsQuery(client, NO_FLOW_FILTERS).queryKey, { pages, pageParams: [null] });
  queryClient.setQueryData(myInvitationsQuery(client).queryKey, [anIncomingInvitation()]);
  return queryClient;
}

describe('rendering on a server', () => {
  it.each([
    ['<FlowGallery />', <FlowGallery />, 'Loading Flows'],
    ['<FlowView />', <FlowView flowId={FLOW_ID} />, 'Loading Flow'],
    ['<SharedFlowView />', <SharedFlowView token={SHARE_TOKEN} />, 'Loading shared flow...'],
    ['<ProjectSwitcher />', <ProjectSwitcher value={undefined} onValueChange={() => undefined} />, 'fl-skeleton'],
  ])('shows the loading state of %s', (_name, element, expected) => {
    expect(render(element)).toContain(expected);
  });

  it.each([
    ['<FlowGallery />', <FlowGallery />, 'Checkout fails', [aFlowSummary({ title: 'Checkout fails' })]],
    ['an empty <FlowGallery />', <FlowGallery />, 'No flows', []],
    ['<InvitationsPopover />', <InvitationsPopover />, 'button', []],
  ])('shows prefetched data in %s without warnings', (_name, element, expected, flows) => {
    expect(render(element, prefetched(flows))).toContain(expected);
    expect(useLayoutEffect).not.toHaveBeenCalled();
  });

  it('shows the start of a recording', () => {
    const recorder = createFakeRecorder();

    expect(render(<RecordButton recorder={recorder} />)).toContain('Record');
    expect(render(<RecorderPanel recorder={recorder} />)).toContain('Start recording');
  });

  it('renders nothing for <UserMenu /> before the user is known', () => {
    expect(render(<UserMenu onSignOut={() => Promise.resolve()} />)).toBe('');
  });
});
