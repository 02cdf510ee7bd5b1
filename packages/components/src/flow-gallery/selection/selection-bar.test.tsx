import { en } from '@flowlens/core/messages';
import { useFlowBatch } from '@flowlens/hooks';
import { aFlowSummary } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { SelectionBar } from './selection-bar.js';

function BarOf({ count }: { count: number }) {
  const flows = Array.from({ length: count }, (_, index) => aFlowSummary({ id: `f${index}` }));
  return <SelectionBar flows={flows} batch={useFlowBatch()} onClear={vi.fn()} texts={en.gallery} />;
}

describe('<SelectionBar />', () => {
  it.each([
    [49, '49 selected'],
    [50, '50 selected (maximum)'],
  ])('counts %i selected flows, of at most 50', (count, text) => {
    renderFlowLens(<BarOf count={count} />);

    expect(screen.getByRole('status').textContent).toBe(text);
  });
});
