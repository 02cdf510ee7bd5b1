import { MockFlowLensProvider } from '@flowlens/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResultCount, type ResultCountProps } from './result-count.js';

const timeline = { complete: true, counts: { total: 90 } } as Pick<ResultCountProps, 'complete' | 'counts'>;
type Found = Pick<ResultCountProps, 'active' | 'settled' | 'view'>;
const found = (length: number, settled = true) => ({ active: true, settled, view: { entryCount: length } }) as Found;

describe('ResultCount', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const counter = (filtering: Found) => (
    <MockFlowLensProvider>
      <ResultCount {...timeline} {...filtering} />
    </MockFlowLensProvider>
  );
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const told = () => screen.getByRole('status').textContent;

  it('announces the number of matches after the user stops typing', () => {
    const { rerender } = render(counter(found(90)));

    for (const length of [75, 61, 9]) {
      rerender(counter(found(0, false)));
      rerender(counter(found(length)));
      expect(screen.getByText(`${length} of 90 events`)).toBeVisible();
      wait(499);
      expect(told()).toBe('90 of 90 events');
    }
    wait(1);
    expect(told()).toBe('9 of 90 events');
  });

  it('announces a slow search', () => {
    const { rerender } = render(counter(found(90)));

    rerender(counter(found(3, false)));
    wait(999);
    expect(told()).toBe('90 of 90 events');
    wait(1);
    expect(told()).toBe('Searching...');
  });
});
