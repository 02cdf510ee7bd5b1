import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTimeline } from './flow-timeline.js';
import { withListHeight } from './test-support/list-height.js';
import { TIMELINE_URL } from './test-support/timelines.js';

withListHeight(900);
afterEach(() => void vi.unstubAllGlobals());

/** A browser that tells sizes when the test says so. Returns the function that has it tell them. */
function aBrowserThatWaits(): () => void {
  const listeners: (() => void)[] = [];
  class WaitingResizeObserver {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      listeners.push(this.#tell);
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', WaitingResizeObserver);
  return () => act(() => listeners.forEach((tell) => tell()));
}

describe('<FlowTimeline />, before the browser has told how high it is', () => {
  it('is a busy feed without rows, and has those in sight from then on', async () => {
    const tellSizes = aBrowserThatWaits();
    renderFlowLens(<FlowTimeline timelineUrl={TIMELINE_URL} />);

    expect(await screen.findByText('17 events')).toBeInTheDocument();
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true');

    tellSizes();
    expect(screen.getAllByRole('article')).toHaveLength(17);
    expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
  });
});
