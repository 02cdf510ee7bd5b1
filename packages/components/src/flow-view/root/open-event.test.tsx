import { FLOW_ID } from '@flowlens/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useFlow } from '@flowlens/hooks';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import '../../flow-player/test-support/without-playback.js';
import { useMessages } from '../../provider/use-messages.js';
import { withListHeight } from '../../flow-timeline/test-support/list-height.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowViewTabs } from '../tabs/flow-view-tabs.js';
import { type FlowViewContextValue, useFlowView } from './flow-view-context.js';
import { FlowViewRoot } from './flow-view-root.js';

withListHeight(600);

let view: FlowViewContextValue;

/** Opens an event when it mounts, as a link to an event does. */
function Opener({ atMount }: { atMount: boolean }) {
  const current = useFlowView();
  const { openEvent } = current;
  useEffect(() => void (view = current));
  useEffect(() => void (atMount && openEvent('e20', 4_500)), [atMount, openEvent]);
  return null;
}

function Page({ atMount = false }) {
  const { data: flow } = useFlow(FLOW_ID);
  const m = useMessages('flowView');
  if (!flow) return null;
  return (
    <FlowViewRoot
      flow={flow}
      m={m}
      messages={undefined}
      defaultTab="device-info"
      frame={{ current: null }}
      readOnlyComments={false}
    >
      <Opener atMount={atMount} />
      <FlowViewTabs comments={<p>Comments</p>} />
    </FlowViewRoot>
  );
}

/** Waits for the highlight of the event. It lasts only some seconds, so start waiting before the action. */
function highlightOfEvent(): Promise<void> {
  return waitFor(() => expect(document.querySelector('[data-highlighted]')).toHaveTextContent('Checkout failed'));
}

async function expectOpenEvent() {
  const row = await screen.findByRole('article', { name: /Checkout failed/ });
  await waitFor(() => expect(row).toHaveFocus());
  expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
  expect(within(row).getByRole('button', { name: /^Hide details/ })).toBeVisible();
  expect(view.player.getState().timeMs).toBe(4_500);
}

it('openEvent shows the timeline tab, seeks, and opens the focused row of the event', async () => {
  renderFlowLens(<Page />);
  await screen.findByRole('tab', { name: 'Device Info', selected: true });

  const highlighted = highlightOfEvent();
  act(() => view.openEvent('e20', 4_500));

  await highlighted;
  await expectOpenEvent();
});

it('openEvent opens an event that is requested before the tabs have rendered', async () => {
  const highlighted = highlightOfEvent();
  renderFlowLens(<Page atMount />);

  await highlighted;
  await expectOpenEvent();
});
