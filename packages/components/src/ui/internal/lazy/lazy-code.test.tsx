import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../error-boundary/error-boundary.js';
import { lazyCode } from './lazy-code.js';

const Answer = () => <p>The answer</p>;

function hostOf(load: () => Promise<typeof Answer>) {
  const { prefetch, useCode } = lazyCode(load);
  function Host({ wanted = true }: { wanted?: boolean }) {
    const Part = useCode(wanted);
    return Part ? createElement(Part) : <p>Not there yet</p>;
  }
  return { Host, prefetch };
}

describe('lazyCode', () => {
  afterEach(() => vi.restoreAllMocks());

  it('loads nothing before it is needed', async () => {
    const load = vi.fn(() => Promise.resolve(Answer));
    const { Host } = hostOf(load);

    const { rerender } = render(<Host wanted={false} />);
    expect(screen.getByText('Not there yet')).toBeVisible();
    expect(load).not.toHaveBeenCalled();

    rerender(<Host />);
    expect(await screen.findByText('The answer')).toBeVisible();
  });

  it('renders preloaded code at once', async () => {
    const { Host, prefetch } = hostOf(() => Promise.resolve(Answer));

    prefetch();
    await Promise.resolve();
    render(<Host />);

    expect(screen.getByText('The answer')).toBeVisible();
  });

  it('throws when the code cannot load, and retries on the next render', async () => {
    // React reports every error that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const offline = new Error('offline');
    const load = vi.fn<() => Promise<typeof Answer>>().mockRejectedValueOnce(offline).mockResolvedValueOnce(Answer);
    const { Host } = hostOf(load);
    const onError = vi.fn();
    render(
      <ErrorBoundary onError={onError} fallback={(retry) => <button onClick={retry}>Try again</button>}>
        <Host />
      </ErrorBoundary>,
    );

    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('The answer')).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(offline);
  });
});
