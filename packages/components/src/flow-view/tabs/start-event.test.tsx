import { aFlow, aSharedFlow, FLOW_ID, SHARE_TOKEN } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../flow-player/test-support/without-playback.js';
import { withListHeight } from '../../flow-timeline/test-support/list-height.js';
import { SharedFlowView } from '../../shared-flow-view/shared-flow-view.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowView } from '../flow-view.js';

withListHeight(600);

const NOT_FOUND = 'The event of this link is not in the recording.';
const eventUrl = (entryId: string) => `https://flowlens.example/f?event=${entryId}`;

async function expectOpenEvent() {
  const row = await screen.findByRole('article', { name: /Checkout failed/ });
  await waitFor(() => expect(row).toHaveFocus());
  expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
  expect(within(row).getByRole('button', { name: /^Hide details/ })).toBeVisible();
  return within(row);
}

describe('<FlowView /> with the event of a link', () => {
  it('opens the event, whatever the initial tab, and offers its link again', async () => {
    const { user } = renderFlowLens(
      <FlowView flowId={FLOW_ID} startEventId="e20" defaultTab="device-info" eventUrl={eventUrl} />,
    );

    const row = await expectOpenEvent();
    await user.click(await row.findByRole('button', { name: 'Copy link to this event' }));

    expect(await navigator.clipboard.readText()).toBe('https://flowlens.example/f?event=e20');
    expect(screen.queryByText(NOT_FOUND)).not.toBeInTheDocument();
  });

  it('opens the event of another link without loading the flow again', async () => {
    const { rerender } = renderFlowLens(<FlowView flowId={FLOW_ID} startEventId="e0" />);
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());

    rerender(<FlowView flowId={FLOW_ID} startEventId="e20" />);

    await expectOpenEvent();
  });

  it.each(['e9999', 'e-1', '<b>', ''])(
    'opens as usual with a note when the recording lacks the event %j',
    async (id) => {
      renderFlowLens(<FlowView flowId={FLOW_ID} startEventId={id} />);

      expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument();
      expect(await screen.findAllByRole('article')).not.toHaveLength(0);
      expect(screen.queryByRole('button', { name: /^Hide details/ })).not.toBeInTheDocument();
    },
  );

  it('has no note while the recording is processed', async () => {
    const flow = aFlow({ id: FLOW_ID, recording_status: 'in_progress', timeline_url: null, video_url: null });
    renderFlowLens(<FlowView flowId={FLOW_ID} startEventId="e20" />, { db: { flows: [flow] } });

    await screen.findByText('No timeline yet');
    expect(screen.queryByText(NOT_FOUND)).not.toBeInTheDocument();
  });
});

describe('<SharedFlowView /> with the event of a link', () => {
  it('opens the event for a stranger', async () => {
    renderFlowLens(<SharedFlowView token={SHARE_TOKEN} startEventId="e20" />, {
      db: { viewer: null, sharedFlows: { [SHARE_TOKEN]: aSharedFlow() } },
    });

    await expectOpenEvent();
  });
});
