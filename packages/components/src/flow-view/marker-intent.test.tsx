import { anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../flow-player/test-support/without-playback.js';
import { drawnPlaces } from '../flow-timeline/test-support/drawn-places.js';
import { withListHeight } from '../flow-timeline/test-support/list-height.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowView } from './flow-view.js';

withListHeight(600);

/** A thousand warnings in ten seconds, and one error far below the first rows. */
const FAR_ERROR = aTimeline({
  timeline: Array.from({ length: 1_000 }, (_, index) =>
    index === 800
      ? anEvent(8_000, { type: 'javascript_error', javascript_error_data: { message: 'No price' } })
      : anEvent(index * 10, { type: 'console_warn', console_warn_data: { message: `Slow frame ${index}` } }),
  ),
});

/** Half of the visible rows in a list of this height. */
const REACH = 10;
const NAME = 'Error at 0:08: No price';

async function openFlow() {
  const { user } = renderFlowLens(<FlowView flowId={FLOW_ID} />, { db: { timelines: { [FLOW_ID]: FAR_ERROR } } });
  const mark = await screen.findByRole('button', { name: NAME });
  await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
  return { user, mark };
}

describe('a player marker', () => {
  it.each(['pointer', 'focus', 'finger'])(
    'draws its rows ahead when the %s reaches it, so that a press only scrolls',
    async (by) => {
      const { user, mark } = await openFlow();
      const before = drawnPlaces();

      if (by === 'pointer') await user.hover(mark);
      else if (by === 'focus') act(() => mark.focus());
      else fireEvent.pointerEnter(mark, { pointerType: 'touch' });
      await waitFor(() => expect(drawnPlaces()).toEqual([...before, ...placesAround(801)]));
      const rows = placesAround(801).map(rowAt);
      // On touch screens, the pointer leaves before the click; otherwise, a card opens a moment later.
      if (by === 'finger') fireEvent.pointerLeave(mark, { pointerType: 'touch' });
      else await within(mark.closest('li')!).findByText(NAME);
      fireEvent.click(mark);

      expect(document.activeElement).toBe(rowAt(801));
      expect(document.activeElement).toHaveTextContent('No price');
      expect(placesAround(801).map(rowAt)).toEqual(rows);
      expect(drawnPlaces()).not.toContain(before.at(-1));
    },
  );

  it('lets its rows be recycled like all others after a jump', async () => {
    const { user, mark } = await openFlow();
    await user.hover(mark);
    await waitFor(() => expect(drawnPlaces()).toContain(801));
    fireEvent.click(mark);

    const scroller = screen.getByRole('feed').parentElement!;
    scroller.scrollTop = 0;
    fireEvent.scroll(scroller);

    // Only the row that is the tab stop stays.
    await waitFor(() => expect(drawnPlaces().filter((place) => place > 700)).toEqual([801]));
  });

  it.each(['pointer', 'focus'])('discards its rows again when the %s leaves', async (by) => {
    const { user, mark } = await openFlow();
    const before = drawnPlaces();

    if (by === 'pointer') await user.hover(mark);
    else act(() => mark.focus());
    await waitFor(() => expect(drawnPlaces()).toContain(801));
    if (by === 'pointer') await user.unhover(mark);
    else act(() => mark.blur());

    expect(drawnPlaces()).toEqual(before);
  });
});

/** As many as are visible around one. */
function placesAround(place: number): number[] {
  return Array.from({ length: 2 * REACH + 1 }, (_, offset) => place - REACH + offset);
}

function rowAt(place: number): Element {
  return screen.getByRole('feed').querySelector(`[aria-posinset="${place}"]`)!;
}
