import { anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../flow-player/test-support/without-playback.js';
import { withListHeight } from '../flow-timeline/test-support/list-height.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowView } from './flow-view.js';

withListHeight(600);

/** A thousand warnings in ten seconds, and one error far below what a list shows first. */
const FAR_ERROR = aTimeline({
  timeline: Array.from({ length: 1_000 }, (_, index) =>
    index === 800
      ? anEvent(8_000, { type: 'javascript_error', javascript_error_data: { message: 'No price' } })
      : anEvent(index * 10, { type: 'console_warn', console_warn_data: { message: `Slow frame ${index}` } }),
  ),
});

const NAME = 'Error at 0:08: No price';

describe('a mark of the player', () => {
  it.each(['pointer', 'focus'])('has its rows read when the %s comes to it: a press shows them at once', async (by) => {
    const { user } = renderFlowLens(<FlowView flowId={FLOW_ID} />, {
      db: { timelines: { [FLOW_ID]: FAR_ERROR } },
    });
    const mark = await screen.findByRole('button', { name: NAME });
    await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));

    if (by === 'pointer') await user.hover(mark);
    else act(() => mark.focus());
    // Its card comes a while later.
    await within(mark.closest('li')!).findByText(NAME);
    fireEvent.click(mark);

    expect(document.activeElement).toHaveAttribute('aria-posinset', '801');
    expect(document.activeElement).toHaveTextContent('No price');
  });
});
