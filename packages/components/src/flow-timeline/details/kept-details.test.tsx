import type { TimelineEvent } from '@flowlens/core/recorded';
import { anEvent, aRequest } from '@flowlens/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowTimeline } from '../flow-timeline.js';
import { ROW_HEIGHT_PX } from '../list/row-layout.js';
import { withListHeight } from '../test-support/list-height.js';
import { answersWith, TIMELINE_URL } from '../test-support/timelines.js';

withListHeight(600);

const LAST = 999;
const warnings = Array.from({ length: LAST + 1 }, (_, index) =>
  anEvent(1_000 + index, { type: 'console_warn', console_warn_data: { message: `Slow frame ${index}` } }),
);

async function openTimeline(events: TimelineEvent[], names: readonly RegExp[]) {
  const { user } = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />, {
    db: answersWith([...events, ...warnings]),
  });
  await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
  const list = screen.getByRole('feed').parentElement!;
  const row = (name: RegExp) => screen.findByRole('article', { name });
  const detailsOf = async (name: RegExp) => within(await row(name)).findByRole('group', { name: /^Details of/ });
  function scrollTo(px: number) {
    list.scrollTop = px;
    fireEvent.scroll(list);
  }
  /** Scrolls until none of the rows is in the document, and back. */
  async function scrollAwayAndBack() {
    scrollTo(LAST * ROW_HEIGHT_PX);
    // The document keeps the row that is the tab stop.
    (await row(new RegExp(`Slow frame ${LAST}`))).focus();
    for (const name of names) await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
    scrollTo(0);
    for (const name of names) await detailsOf(name);
  }
  for (const name of names) await user.click(within(await row(name)).getByRole('button', { name: 'Show details' }));
  for (const name of names) await detailsOf(name);
  return { user, detailsOf, scrollAwayAndBack };
}

const isUnfolded = (details: HTMLElement, section: string) =>
  within(details).getByText(section).closest('details')!.open;

describe('<FlowTimeline /> after scrolling away from an open row and back', () => {
  it('keeps unfolded sections in that row only', async () => {
    const request = (at: number, name: string) =>
      aRequest(at, { id: name, url: `https://shop.example/${name}`, status: 200, latencyMs: 5 });
    const { user, detailsOf, scrollAwayAndBack } = await openTimeline(
      [...request(10, 'cart'), ...request(20, 'stock')],
      [/cart/, /stock/],
    );
    await user.click(within(await detailsOf(/cart/)).getByText('Response headers'));
    await user.click(within(await detailsOf(/cart/)).getByText('Timing'));
    await waitFor(async () => expect(isUnfolded(await detailsOf(/cart/), 'Timing')).toBe(false));

    await scrollAwayAndBack();

    expect(isUnfolded(await detailsOf(/cart/), 'Response headers')).toBe(true);
    expect(isUnfolded(await detailsOf(/cart/), 'Timing')).toBe(false);
    expect(isUnfolded(await detailsOf(/stock/), 'Response headers')).toBe(false);
    expect(isUnfolded(await detailsOf(/stock/), 'Timing')).toBe(true);
  });

  it('keeps searched, opened and fully shown messages of a connection', async () => {
    const id = { correlation_id: 'socket' };
    const frame = (index: number) =>
      anEvent(100 + index, {
        type: 'websocket_frame_received',
        ...id,
        websocket_frame_data: { opcode: 1, payloadData: `tick ${index}\n${'line\n'.repeat(40)}` },
      });
    const { user, detailsOf, scrollAwayAndBack } = await openTimeline(
      [
        anEvent(50, { type: 'websocket_created', ...id, websocket_created_data: { url: 'wss://shop.example/live' } }),
        ...Array.from({ length: 30 }, (_, index) => frame(index)),
      ],
      [/live/],
    );
    const inside = within(await detailsOf(/live/));
    await user.type(inside.getByRole('searchbox', { name: 'Filter messages' }), 'tick 1');
    await user.click(await inside.findByRole('button', { name: /tick 11/ }));
    await user.click(inside.getByRole('button', { name: /tick 12/ }));
    await user.click(inside.getAllByRole('button', { name: /^Show all/ })[1]!);

    await scrollAwayAndBack();

    const again = within(await detailsOf(/live/));
    expect(again.getByRole('searchbox', { name: 'Filter messages' })).toHaveValue('tick 1');
    const lines = again.getAllByRole('button', { name: /tick/ });
    // 1, and 10 to 19.
    expect(lines).toHaveLength(11);
    expect(lines.map((line) => line.getAttribute('aria-expanded')).indexOf('true')).toBe(2);
    expect(again.getByRole('button', { name: /tick 12/ })).toHaveAttribute('aria-expanded', 'true');
    const [eleven, twelve] = again.getAllByRole('group', { name: 'Received' });
    expect(eleven!.textContent.split('\n').length).toBeLessThan(40);
    expect(twelve!.textContent.split('\n').length).toBeGreaterThan(40);
  });
});
