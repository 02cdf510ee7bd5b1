import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowTimeline } from '../flow-timeline.js';
import { TIMELINE_URL } from '../test-support/timelines.js';

async function renderChips() {
  const rendered = renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />);
  const first = await screen.findByRole('button', { name: /^Errors/ });
  await screen.findByRole('button', { name: /^Navigation/ });
  const toolbar = screen.getByRole('toolbar', { name: 'Kinds of events' });
  return { ...rendered, toolbar, first, chips: [...toolbar.querySelectorAll('button')] };
}

describe('the filters of <FlowTimeline />', () => {
  it('are a toolbar with one tab stop', async () => {
    const { chips, first } = await renderChips();

    expect(chips.length).toBeGreaterThan(5);
    expect(chips.filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
  });

  it('move the focus by arrows, Home and End, past the ends too', async () => {
    const { user, chips } = await renderChips();
    const last = chips.length - 1;
    act(() => chips[0]!.focus());

    for (const [key, index] of [
      ...[['ArrowRight', 1] as const, ['End', last] as const, ['ArrowRight', 0] as const],
      ...[['ArrowLeft', last] as const, ['Home', 0] as const],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(chips[index]).toHaveFocus();
    }
  });

  it('keep the last focused one as the tab stop', async () => {
    const { user, chips } = await renderChips();
    act(() => chips[0]!.focus());

    await user.keyboard('{ArrowRight}{ArrowRight}{Tab}');
    await user.tab({ shift: true });

    expect(chips[2]).toHaveFocus();
    expect(chips.filter(({ tabIndex }) => tabIndex === 0)).toEqual([chips[2]]);
  });

  it('move the other way on a right-to-left page', async () => {
    const { user, chips, toolbar } = await renderChips();
    toolbar.style.direction = 'rtl';
    act(() => chips[0]!.focus());

    await user.keyboard('{ArrowLeft}');

    expect(chips[1]).toHaveFocus();
  });

  it('name the 300s and the levels of the console', async () => {
    await renderChips();

    expect(screen.getByRole('button', { name: /^3xx ?1$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Console errors ?1$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Warnings ?1$/ })).toBeVisible();
  });
});
