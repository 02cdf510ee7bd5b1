import { useSharedInvitation } from '@flowlens/hooks';
import { aSharedFlow, SHARE_TOKEN } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../test-support/mock-server.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { QueryStatus } from '../test-support/query-status.js';
import '../test-support/without-layout.js';
import { SharedFlowView } from './shared-flow-view.js';

const shared = (flow: Parameters<typeof aSharedFlow>[0] = {}) => ({
  sharedFlows: { [SHARE_TOKEN]: aSharedFlow(flow) },
});
const title = (name = 'Checkout answers 500') => screen.findByRole('heading', { level: 1, name });
const respond = (status: number) => http.get('*/flowlens/shared/:token', () => HttpResponse.json({}, { status }));

describe('<SharedFlowView />', () => {
  it('shows the flow to a visitor without an account, read-only', async () => {
    renderFlowLens(<SharedFlowView token={SHARE_TOKEN} defaultTab="timeline-comments" />, { db: { viewer: null } });
    expect(screen.getByText('Loading shared flow...')).toBeInTheDocument();

    await title();

    expect(screen.getByText('View Only')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Error at 0:06: TypeError/ })).toBeInTheDocument();
    const comments = await screen.findByRole('region', { name: 'Comments' });
    expect(within(comments).getByText('Cleo Carter')).toBeVisible();
    expect(within(comments).getByText('Comments are not available for shared flows')).toBeVisible();
    expect(within(comments).queryByRole('textbox')).not.toBeInTheDocument();
    for (const name of [/^Share/, /^Edit/, /^Delete/, /^Join/, /^Refresh/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  it('requests only the flow and its timeline, without a token', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      expect(request.headers.get('authorization')).toBeNull();
    });
    renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />);

    await title();
    await screen.findByRole('button', { name: /^Error at 0:06: TypeError/ });
    server.events.removeAllListeners();

    expect(asked).toEqual([`/flowlens/shared/${SHARE_TOKEN}`, expect.stringMatching(/^\/blobs\/.*timeline\.json$/)]);
  });

  it('shows the video alone, with a header of the host', async () => {
    renderFlowLens(
      <SharedFlowView
        token={SHARE_TOKEN}
        layout="player"
        hide={['promo']}
        renderHeader={(flow) => <h1>{flow?.title}</h1>}
      />,
    );
    await title();

    expect(await screen.findByRole('button', { name: /^Error at 0:06: TypeError/ })).toBeInTheDocument();
    expect(screen.queryByText('View Only')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('shows the details of the flow', async () => {
    const { user } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />);
    await title();

    await user.click(screen.getByRole('button', { name: 'Checkout answers 500' }));

    const details = await screen.findByRole('dialog', { name: 'Flow Details' });
    expect(details).toHaveTextContent('CreatedMar 2, 2026, 9:14 AM');
    expect(details).toHaveTextContent('ReporterAnn Archer');
    expect(details).toHaveTextContent('Tagscheckout');
    expect(details).toHaveTextContent('Paying with a voucher fails, and the page says nothing.');
    expect(within(details).queryByRole('button')).not.toBeInTheDocument();
  });

  it('links to an open source project', async () => {
    const onNavigate = vi.fn();
    const { user } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />, {
      db: shared({ system_category: 'OPEN_SOURCE', system_name: 'Open shop' }),
      provider: { onNavigate },
    });

    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Join Open shop' });
    await user.click(link);

    const { pathname, searchParams } = new URL(link.href);
    expect(pathname).toBe('/join/project');
    expect([...searchParams.keys()]).toEqual(['project_name', 'project_id', 'invitation_id']);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
      page: 'join',
      invitation: Object.fromEntries(searchParams),
    });
  });

  it('offers no way into the project when its invitation cannot be loaded', async () => {
    const flow = aSharedFlow({ system_category: 'OPEN_SOURCE' });
    renderFlowLens(
      <>
        <SharedFlowView token={SHARE_TOKEN} />
        <QueryStatus useQuery={() => useSharedInvitation(SHARE_TOKEN, flow)} />
      </>,
      {
        db: shared(flow),
        handlers: [http.get('*/flowlens/shared/invitation/:token', () => HttpResponse.json({}, { status: 500 }))],
      },
    );

    await title();
    await screen.findByText('Query: error');

    expect(screen.queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument();
  });

  it('promotes the product unless the host turns it off', async () => {
    const onNavigate = vi.fn();
    const { user, rerender } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />, { provider: { onNavigate } });
    expect(screen.getByText('Debug 10x faster')).toBeVisible();
    expect(screen.getByText('Create AI-ready bug reports with full context developers love.')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Get Started' }));

    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'login' });
    rerender(<SharedFlowView token={SHARE_TOKEN} hide={['promo']} />);
    expect(screen.queryByText('Debug 10x faster')).not.toBeInTheDocument();
  });

  it.each([
    [401, 'This link has expired or is invalid', false],
    [404, 'Flow not found', false],
    [500, 'Failed to load shared flow', true],
    [429, 'Failed to load shared flow', true],
  ])('explains a %i and starts no refresh', async (status, text, retry) => {
    const refresh = vi.fn();
    renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />, {
      handlers: [respond(status), http.post('*/auth/google/refresh', () => void refresh())],
    });

    await title('Unable to load flow');

    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retry ? 1 : 0);
    expect(screen.queryByText('View Only')).not.toBeInTheDocument();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('tells a visitor with a dead link what to do', async () => {
    renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />, { handlers: [respond(401)] });

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ask the person who sent it for a new link.');
    expect(within(alert).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('lets the viewer close the promo if the host remembers it', async () => {
    const onPromoClose = vi.fn();
    const { user, rerender } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} onPromoClose={onPromoClose} />);

    await user.click(await screen.findByRole('button', { name: 'Hide this note' }));
    expect(onPromoClose).toHaveBeenCalledOnce();

    rerender(<SharedFlowView token={SHARE_TOKEN} hide={['promo']} onPromoClose={onPromoClose} />);
    expect(screen.queryByText('Debug 10x faster')).not.toBeInTheDocument();
  });

  it('recovers from a failure', async () => {
    const { user, container } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />, {
      handlers: [http.get('*/flowlens/shared/:token', () => HttpResponse.error(), { once: true })],
    });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await title()).toBeVisible();
    expect(container.firstElementChild).toHaveFocus();
  });

  it('lets its host show the loading state and the failure', async () => {
    const { user } = renderFlowLens(
      <SharedFlowView
        token={SHARE_TOKEN}
        renderLoading={() => <p>Just a moment</p>}
        renderError={(error, retry) => <button onClick={retry}>Not now: {error.message}</button>}
      />,
      { handlers: [http.get('*/flowlens/shared/:token', () => HttpResponse.error(), { once: true })] },
    );
    expect(screen.getByText('Just a moment')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: /^Not now: ./ }));

    expect(await title()).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Just a moment')).not.toBeInTheDocument());
  });

  it('shows a video once it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const waiting = shared({ recording_status: 'in_progress', video_url: null, timeline_url: null });
    const { db, container } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />, { db: waiting });
    expect(await screen.findByText('Processing Video')).toBeInTheDocument();
    expect(await screen.findByText('No timeline yet')).toBeInTheDocument();

    db.sharedFlows = shared().sharedFlows;
    await vi.advanceTimersByTimeAsync(3_000);

    await waitFor(() => expect(container.querySelector('video')).toHaveAttribute('src', '/clip.mp4'));
    vi.useRealTimers();
  });

  it('removes the flow when its link is revoked meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { db } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} />, {
      db: shared({ recording_status: 'pending', video_url: null, timeline_url: null }),
    });
    await title();

    db.sharedFlows = {};
    await vi.advanceTimersByTimeAsync(3_000);

    expect(await title('Unable to load flow')).toBeVisible();
    expect(screen.queryByText('Checkout answers 500')).not.toBeInTheDocument();
    vi.useRealTimers();
  });
});
