import { FlowLensProvider } from '@flowlens/hooks';
import { createMockClient, MOCK_NOW_MS } from '@flowlens/testing';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { RelativeTime } from './relative-time.js';

const date = new Date(MOCK_NOW_MS - 3 * 60_000).toISOString();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('<RelativeTime />', () => {
  it('shows the age, and the date on hover', async () => {
    const { user } = renderFlowLens(<RelativeTime date={date} />);
    const time = screen.getByText('3m ago');
    expect(time).toHaveAttribute('datetime', date);

    await user.hover(time);

    expect(time).toHaveAttribute('title', 'Mar 4, 2026, 11:57 AM');
  });

  it('updates as time passes and stops its timer when it unmounts', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const now = vi.fn(() => MOCK_NOW_MS);
    const { unmount } = renderFlowLens(<RelativeTime date={date} />, { provider: { now } });

    now.mockReturnValue(MOCK_NOW_MS + 60_000);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('4m ago')).toBeInTheDocument();

    unmount();
    now.mockClear();
    vi.advanceTimersByTime(60_000);
    expect(now).not.toHaveBeenCalled();
  });

  it('renders a plain date on a server, whose clock and time zone differ', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(new Date(date).getHours()).toBe(20);

    const html = renderToString(
      <FlowLensProvider client={createMockClient()}>
        <RelativeTime date={date} />
      </FlowLensProvider>,
    );

    expect(html).toContain('>Mar 4, 2026, 11:57 AM</time>');
  });
});
