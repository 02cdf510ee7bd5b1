import { aFlow, MOCK_API_URL } from '@flowlens/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowGallery } from '../flow-gallery.js';
import { withGridLayout } from '../test-support/grid-layout.js';

const COLUMNS = 2;
const ROW_PX = 300;
const flows = Array.from({ length: 500 }, (_, index) => aFlow({ id: `f${index}`, title: `Flow ${index}` }));
/** Finds the card by text only, because computing the names of all links each time would take seconds. */
const link = (index: number) => screen.findByText(`Flow ${index}`, { selector: 'a' });
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-index]')].map((card) => Number(card.dataset['index']));

describe('<FlowGrid />', () => {
  const grid = withGridLayout({ columns: COLUMNS, cardPx: ROW_PX - 16 });
  const showRow = (row: number) => grid.scrollTo(row * ROW_PX);

  it('renders only the rows near the viewport and reserves space for the others', async () => {
    renderFlowLens(<FlowGallery hide={['filters']} />, { db: { flows: flows.slice(0, 50), timelines: {} } });
    await link(0);
    const list = document.querySelector<HTMLElement>('ul')!;
    expect(drawn().length).toBeLessThan(50);
    expect(drawn()[0]).toBe(0);
    const roomPx = () => Number.parseFloat(list.style.paddingTop) + Number.parseFloat(list.style.paddingBottom);
    const rowsDrawn = () => Math.ceil(drawn().length / COLUMNS);
    expect(roomPx() / ROW_PX + rowsDrawn()).toBe(25);

    showRow(20);

    expect(await link(49)).toBeInTheDocument();
    expect(drawn()).not.toContain(0);
    expect(list.style.paddingTop).toBe(`${17 * ROW_PX}px`);
    expect(roomPx() / ROW_PX + rowsDrawn()).toBe(25);
  });

  it('renders its first cards again after scrolling far above and below the window', async () => {
    renderFlowLens(<FlowGallery hide={['filters']} />, { db: { flows: flows.slice(0, 50), timelines: {} } });
    await link(0);

    for (const px of [-1_500, -1_560, -60_000, 26 * ROW_PX, 28.5 * ROW_PX, 200 * ROW_PX]) grid.scrollTo(px);
    grid.scrollTo(0);

    expect(await link(0)).toBeInTheDocument();
    expect(drawn()[0]).toBe(0);
  });

  it('exposes each card’s position in the whole list', async () => {
    renderFlowLens(<FlowGallery hide={['filters']} />, { db: { flows: flows.slice(0, 50), timelines: {} } });
    await link(0);
    showRow(20);

    const last = (await link(49)).closest('li');
    expect(last).toHaveAttribute('aria-posinset', '50');
    expect(last).toHaveAttribute('aria-setsize', '50');
  });

  it('loads the next page before its cards come into view', async () => {
    renderFlowLens(<FlowGallery hide={['filters']} />, { db: { flows: flows.slice(0, 120), timelines: {} } });
    await link(0);
    expect((await link(0)).closest('li')).toHaveAttribute('aria-setsize', '-1');

    showRow(20);
    expect(await screen.findByText('Loading more flows')).toBeInTheDocument();
    showRow(24);
    expect(await link(52)).toBeInTheDocument();
    showRow(46);
    expect(await link(96)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Loading more flows')).not.toBeInTheDocument());
  });

  it('keeps its cards when the next page fails, and retries', async () => {
    let failing = true;
    let asked = 0;
    const failSecond = http.get('*/flowlens/flows', ({ request }) => {
      if (!request.url.includes('cursor')) return undefined;
      asked += 1;
      return failing ? HttpResponse.json({}, { status: 500 }) : undefined;
    });
    const { user } = renderFlowLens(<FlowGallery hide={['filters']} />, {
      db: { flows: flows.slice(0, 60), timelines: {} },
      handlers: [failSecond],
    });
    await link(0);

    showRow(20);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load flows');
    expect(await link(44)).toBeInTheDocument();
    showRow(21);
    // A call sent automatically would be answered first.
    await fetch(`${MOCK_API_URL}/systems`);
    expect(asked).toBe(1);

    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await link(51)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loads the next page after a reload while the end of the list is in view', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    let reads = 0;
    const holdSecond = http.get('*/flowlens/flows', async ({ request }) => {
      if (!request.url.includes('cursor') && (reads += 1) === 2) await held;
    });
    const { user } = renderFlowLens(<FlowGallery />, {
      db: { flows: flows.slice(0, 60), timelines: {} },
      handlers: [holdSecond],
    });
    await link(0);
    await user.click(screen.getByRole('button', { name: 'Refresh flows' }));
    await waitFor(() => expect(reads).toBe(2));

    showRow(20);
    respond();

    await waitFor(() => expect(screen.queryByText('Loading more flows')).not.toBeInTheDocument());
    showRow(24);
    expect(await link(55)).toBeInTheDocument();
  });

  it('keeps the focused card and its neighbours mounted in their places', async () => {
    const { user } = renderFlowLens(<FlowGallery hide={['filters']} />, {
      db: { flows: flows.slice(0, 50), timelines: {} },
    });
    const focused = await link(5);
    act(() => focused.focus());

    showRow(10);

    expect(focused).toHaveFocus();
    expect(drawn().slice(0, 3)).toEqual([4, 5, 6]);
    expect(focused.closest('li')).toHaveStyle({ top: `${2 * ROW_PX}px`, gridColumn: '2' });
    for (const _stop of ['menu', 'checkbox', 'next card']) await user.tab();
    expect(await link(6)).toHaveFocus();
  });

  it('restores the scroll position of the previous visit', async () => {
    const db = { flows: flows.slice(0, 300), timelines: {} };
    const first = renderFlowLens(<FlowGallery hide={['filters']} scrollKey="visit-1" />, { db });
    await link(0);
    showRow(21);
    await link(51);
    showRow(40.5);
    first.unmount();
    grid.scrollTo(0);

    const other = renderFlowLens(<FlowGallery hide={['filters']} scrollKey="visit-2" />, { db });
    await link(0);
    expect(grid.scrolled()).toBe(0);
    other.unmount();

    renderFlowLens(<FlowGallery hide={['filters']} scrollKey="visit-1" />, { db });
    await waitFor(() => expect(grid.scrolled()).toBe(40.5 * ROW_PX));
    expect(await link(80)).toBeInTheDocument();
  });

  it('returns the focus to the last visited card unless another element has it', async () => {
    const db = { flows: flows.slice(0, 50), timelines: {} };
    const first = renderFlowLens(<FlowGallery hide={['filters']} scrollKey="visit-4" />, { db });
    const left = await link(5);
    act(() => left.focus());
    first.unmount();

    const again = renderFlowLens(<FlowGallery hide={['filters']} scrollKey="visit-4" />, { db });
    await waitFor(async () => expect(await link(5)).toHaveFocus());
    again.unmount();

    renderFlowLens(
      <>
        <input aria-label="Elsewhere" autoFocus />
        <FlowGallery hide={['filters']} scrollKey="visit-4" />
      </>,
      { db },
    );
    await link(5);
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('does not scroll back after the user has scrolled', async () => {
    const db = { flows: flows.slice(0, 300), timelines: {} };
    const first = renderFlowLens(<FlowGallery hide={['filters']} scrollKey="visit-3" />, { db });
    await link(0);
    showRow(21);
    await link(51);
    showRow(40);
    first.unmount();
    grid.scrollTo(0);
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    const hold = http.get('*/flowlens/flows', async ({ request }) => {
      if (request.url.includes('cursor')) await held;
    });

    const { user } = renderFlowLens(<FlowGallery hide={['filters']} scrollKey="visit-3" />, { db, handlers: [hold] });
    await screen.findByText('Loading more flows');
    await user.keyboard('{ArrowDown}');
    respond();

    await waitFor(() => expect(document.querySelector('li')).toHaveAttribute('aria-setsize', '-1'));
    expect(grid.scrolled()).toBe(0);
  });
});
