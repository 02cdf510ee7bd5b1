import { createPlayerStore } from '@flowlens/hooks';
import { SHARE_TOKEN } from '@flowlens/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../flow-player/test-support/without-playback.js';
import { withListHeight } from '../flow-timeline/test-support/list-height.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { SharedFlowView } from './shared-flow-view.js';

withListHeight(600);

it('the player of a shared flow is controlled by a store of the host', async () => {
  const store = createPlayerStore();
  renderFlowLens(<SharedFlowView token={SHARE_TOKEN} store={store} />);
  await screen.findByRole('region', { name: 'Video player' });

  act(() => store.actions.seek(5_000));

  expect(screen.getByText(/^0:05 \//)).toBeVisible();
});

it('a shared flow reports an event when its details open, and not when they close', async () => {
  const onEventOpen = vi.fn();
  const { user } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} onEventOpen={onEventOpen} />);
  const [row] = await screen.findAllByRole('article');

  await user.click(within(row!).getByRole('button', { name: /^Show details/ }));
  await user.click(within(row!).getByRole('button', { name: /^Hide details/ }));

  expect(onEventOpen).toHaveBeenCalledExactlyOnceWith({
    id: expect.stringMatching(/^e\d+$/) as string,
    kind: expect.any(String) as string,
    timeMs: expect.any(Number) as number,
  });
});
