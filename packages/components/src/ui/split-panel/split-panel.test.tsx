import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { SplitPanel } from './split-panel.js';

function renderSplit(dir: 'ltr' | 'rtl' = 'ltr') {
  const view = renderFlowLens(
    <div style={{ direction: dir }}>
      <SplitPanel
        handleLabel="Width of the video"
        first="Video"
        second="Events"
        defaultPercent={55}
        minPercents={[30, 25]}
      />
    </div>,
  );
  return { ...view, handle: screen.getByRole('separator', { name: 'Width of the video' }) };
}

describe('<SplitPanel />', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 1000, 400));
    // jsdom captures no pointers.
    HTMLElement.prototype.setPointerCapture = vi.fn();
  });
  afterEach(() => vi.restoreAllMocks());

  it('starts with the given share and exposes its limits', () => {
    const { handle } = renderSplit();

    expect(handle).toHaveAttribute('aria-valuenow', '55');
    expect(handle).toHaveAttribute('aria-valuemin', '30');
    expect(handle).toHaveAttribute('aria-valuemax', '75');
    expect(handle).toHaveAttribute('aria-orientation', 'vertical');
  });

  it('follows the pointer within its limits', () => {
    const { handle } = renderSplit();

    fireEvent.pointerMove(handle, { clientX: 500 });
    expect(handle).toHaveAttribute('aria-valuenow', '55');

    fireEvent.pointerDown(handle, { button: 0 });
    fireEvent.pointerMove(handle, { clientX: 500 });
    expect(handle).toHaveAttribute('aria-valuenow', '40');
    fireEvent.pointerMove(handle, { clientX: 0 });
    expect(handle).toHaveAttribute('aria-valuenow', '30');

    fireEvent.lostPointerCapture(handle);
    fireEvent.pointerMove(handle, { clientX: 700 });
    expect(handle).toHaveAttribute('aria-valuenow', '30');
  });

  it('moves with the arrow keys, and to its limits with Home and End', async () => {
    const { user, handle } = renderSplit();

    await user.tab();
    expect(handle).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(handle).toHaveAttribute('aria-valuenow', '50');
    await user.keyboard('{Home}');
    expect(handle).toHaveAttribute('aria-valuenow', '30');
    await user.keyboard('{End}{ArrowRight}');
    expect(handle).toHaveAttribute('aria-valuenow', '75');
  });

  it('mirrors the arrow keys on a right-to-left page', async () => {
    const { user, handle } = renderSplit('rtl');

    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(handle).toHaveAttribute('aria-valuenow', '60');

    fireEvent.pointerDown(handle, { button: 0 });
    fireEvent.pointerMove(handle, { clientX: 500 });
    expect(handle).toHaveAttribute('aria-valuenow', '60');
    fireEvent.pointerMove(handle, { clientX: 600 });
    expect(handle).toHaveAttribute('aria-valuenow', '50');
  });
});
