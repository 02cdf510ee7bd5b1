import { CARD_PREVIEW_DELAY_MS } from '@flowlens/core/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCardPreview } from './use-card-preview.js';

function Card() {
  const { previewing, previewProps } = useCardPreview();
  return (
    <article {...previewProps}>
      <a href="#flow">Flow</a>
      {previewing && <p>Preview</p>}
    </article>
  );
}

describe('useCardPreview', () => {
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const card = () => screen.getByRole('article');
  const preview = () => screen.queryByText('Preview');
  const focusByKeyboard = () => {
    const link = screen.getByRole('link');
    const matches = link.matches.bind(link);
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible' || matches(selector));
    act(() => link.focus());
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('starts after the mouse rests for 100 ms and ends when it leaves', () => {
    render(<Card />);

    fireEvent.pointerEnter(card(), { pointerType: 'mouse' });
    pass(CARD_PREVIEW_DELAY_MS - 1);
    expect(preview()).not.toBeInTheDocument();
    pass(1);
    expect(preview()).toBeInTheDocument();

    fireEvent.pointerLeave(card());
    expect(preview()).not.toBeInTheDocument();
  });

  it('does not start when the mouse only passes by', () => {
    render(<Card />);

    fireEvent.pointerEnter(card(), { pointerType: 'mouse' });
    pass(CARD_PREVIEW_DELAY_MS / 2);
    fireEvent.pointerLeave(card());
    pass(CARD_PREVIEW_DELAY_MS);

    expect(preview()).not.toBeInTheDocument();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' })],
    ['blur', () => act(() => screen.getByRole('link').blur())],
  ])('starts on keyboard focus and ends on %s', (_what, end) => {
    render(<Card />);

    focusByKeyboard();
    pass(CARD_PREVIEW_DELAY_MS);
    expect(preview()).toBeInTheDocument();
    end();

    expect(preview()).not.toBeInTheDocument();
  });

  it('never starts for users who prefer reduced motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
    render(<Card />);

    fireEvent.pointerEnter(card(), { pointerType: 'mouse' });
    focusByKeyboard();
    pass(CARD_PREVIEW_DELAY_MS * 2);

    expect(preview()).not.toBeInTheDocument();
  });

  it('does not start on touch', () => {
    render(<Card />);

    fireEvent.pointerEnter(card(), { pointerType: 'touch' });
    pass(CARD_PREVIEW_DELAY_MS * 2);

    expect(preview()).not.toBeInTheDocument();
  });
});
