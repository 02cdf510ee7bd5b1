import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MockFlowLensProvider, MOCK_NOW_MS } from '@flowlens/testing';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { RelativeTime } from './relative-time.js';

const date = new Date(MOCK_NOW_MS - 3 * 60_000).toISOString();

describe('<RelativeTime />', () => {
  it('says how long ago it was, and the date on hover', async () => {
    const { user } = renderFlowLens(<RelativeTime date={date} />);
    const time = screen.getByText('3m ago');
    expect(time).toHaveAttribute('datetime', date);

    await user.hover(time);

    expect(time).toHaveAttribute('title', 'Mar 4, 2026, 11:57 AM');
  });

  it('is a plain date on a server, whose clock is another', () => {
    const html = renderToString(
      <MockFlowLensProvider>
        <RelativeTime date={date} />
      </MockFlowLensProvider>,
    );

    expect(html).toContain('>Mar 4, 2026, 11:57 AM</time>');
  });
});
