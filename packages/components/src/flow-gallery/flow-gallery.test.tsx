import type { FlowFilters } from '@flowlens/core';
import { aFlow, aTag, FLOW_ID, PROJECT_ID, viewers } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '../test-support/mock-server.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowGallery } from './flow-gallery.js';

const failOnce = http.get('*/flowlens/flows', () => HttpResponse.json({ detail: 'boom' }, { status: 500 }), {
  once: true,
});

afterEach(() => void vi.useRealTimers());

describe('<FlowGallery />', () => {
  it('shows the details of each flow on its card', async () => {
    const flow = aFlow({ video_duration_ms: 72_000, created_at: '2026-03-04T09:00:00.000Z', tags: [] });
    renderFlowLens(<FlowGallery />, { db: { flows: [flow] } });

    const card = await screen.findByRole('article');

    expect(card).toHaveTextContent('Checkout answers 500');
    expect(card).toHaveTextContent('Ann Archer');
    expect(card).toHaveTextContent('3h ago');
    expect(card).toHaveTextContent('1m 12s');
    expect(card).toHaveTextContent('No tags');
  });

  it.each(['picture', 'preview'])('reloads its flows when a %s fails to load', async (what) => {
    const { user, container, db } = renderFlowLens(<FlowGallery />, {
      db: { flows: [aFlow({ thumbnail_url: '/then.png', preview_video_url: '/then.mp4' })] },
    });
    await user.hover(await screen.findByRole('article'));
    const video = await waitFor(() => container.querySelector('video') ?? Promise.reject(new Error('no preview')));
    db.flows = [aFlow({ thumbnail_url: '/now.png', preview_video_url: '/now.mp4' })];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });

    fireEvent.error(what === 'picture' ? container.querySelector('img')! : video);

    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', '/now.png'));
    expect(container.querySelector('video')).toHaveAttribute('src', '/now.mp4');
  });

  it('keeps the edit dialog’s typed text when the flow leaves the list', async () => {
    const queryClient = new QueryClient();
    const { user, db } = renderFlowLens(<FlowGallery />, { provider: { queryClient } });
    await user.click(await screen.findByRole('button', { name: 'Options of Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Typed meanwhile');
    db.flows = [];

    await queryClient.invalidateQueries();

    expect(await screen.findByText('No flows available')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed meanwhile');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('passes the host’s texts to the tag filter, the menus and the edit dialog', async () => {
    const { user } = renderFlowLens(
      <FlowGallery
        projectId={PROJECT_ID}
        messages={{
          tags: { filter: 'Étiquettes', choose: 'Choisir' },
          flowActions: { menu: ({ title }) => `Choix de ${title}`, edit: 'Modifier', editTitle: 'Modifier le flux' },
        }}
      />,
    );
    expect(await screen.findByRole('button', { name: 'Étiquettes' })).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Choix de Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Modifier' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le flux' }));
    expect(await dialog.findByRole('button', { name: /^Choisir/ })).toBeVisible();
  });

  it('asks the host to open a flow', async () => {
    const onNavigate = vi.fn();
    const { user } = renderFlowLens(<FlowGallery />, { provider: { onNavigate } });

    await user.click(await screen.findByRole('link', { name: 'Checkout answers 500' }));

    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'flow', flowId: FLOW_ID });
  });

  it('lets the browser handle a click that opens a new tab', async () => {
    const onNavigate = vi.fn();
    renderFlowLens(<FlowGallery />, { provider: { onNavigate } });

    const leftAlone = vi.fn((event: MouseEvent) => event.defaultPrevented || event.preventDefault());
    window.addEventListener('click', leftAlone, { once: true });
    fireEvent.click(await screen.findByRole('link'), { ctrlKey: true });

    expect(leftAlone).toHaveReturnedWith(undefined);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('renders the host’s link component', async () => {
    const components = {
      Link: ({ to, href, children }: { to: object; href: string; children?: React.ReactNode }) => (
        <a href={`/app${href}`} data-to={JSON.stringify(to)}>
          {children}
        </a>
      ),
    };
    renderFlowLens(<FlowGallery />, { provider: { components } });

    expect(await screen.findByRole('link')).toHaveAttribute('href', `/app/flowlens/flow/${FLOW_ID}`);
  });

  it('loads the flows after a failure and a retry', async () => {
    const { user } = renderFlowLens(<FlowGallery />, { handlers: [failOnce] });

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load flows');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Checkout answers 500' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reloads the flows on request', async () => {
    const { user, db } = renderFlowLens(<FlowGallery />);
    await screen.findByRole('link', { name: 'Checkout answers 500' });

    db.flows = [aFlow({ id: 'f2', title: 'Just recorded' }), ...db.flows];
    await user.click(screen.getByRole('button', { name: 'Refresh flows' }));

    expect(await screen.findByRole('link', { name: 'Just recorded' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Checkout answers 500' })).toBeInTheDocument();
  });

  it('keeps the flows when a reload fails, and reports it', async () => {
    let failing = false;
    const handlers = [
      http.get('*/flowlens/flows', () => (failing ? HttpResponse.json({}, { status: 500 }) : undefined)),
    ];
    const { user } = renderFlowLens(<FlowGallery />, { handlers });
    await screen.findByRole('link', { name: 'Checkout answers 500' });

    failing = true;
    await user.click(screen.getByRole('button', { name: 'Refresh flows' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load flows');
    expect(screen.getByRole('link', { name: 'Checkout answers 500' })).toBeInTheDocument();

    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows the first steps in a project without flows', async () => {
    renderFlowLens(<FlowGallery />, { db: { flows: [] } });

    expect(await screen.findByText('No flows available')).toBeInTheDocument();
    expect(screen.getByText('Record some browser interactions to see flows here')).toBeInTheDocument();
  });

  it('shows the first flow as soon as it arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { db } = renderFlowLens(<FlowGallery projectId={PROJECT_ID} />, { db: { flows: [] } });
    expect(await screen.findByText('No flows available')).toBeVisible();
    db.flows = [aFlow()];

    await vi.advanceTimersByTimeAsync(5_000);

    expect(await screen.findByRole('article')).toHaveTextContent('Checkout answers 500');
    expect(screen.queryByText('No flows available')).not.toBeInTheDocument();
  });

  it('tells renderEmpty whether filters may hide flows, and shows its own text when that returns nothing', async () => {
    const renderEmpty = vi.fn(({ filtered }: { filtered: boolean }) => (filtered ? null : <p>Record one</p>));
    const { user } = renderFlowLens(
      <FlowGallery defaultFilters={{ search: 'nowhere', tags: [], reporter: '' }} renderEmpty={renderEmpty} />,
      { db: { flows: [] } },
    );

    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByText('Record one')).toBeVisible();
  });

  it('lets the host replace the content of an empty gallery', async () => {
    renderFlowLens(<FlowGallery renderEmpty={() => <p>Nothing here</p>} />, { db: { flows: [] } });

    expect(await screen.findByText('Nothing here')).toBeInTheDocument();
  });

  it('reloads once on several presses', async () => {
    const asked = vi.fn();
    const response = Promise.withResolvers<undefined>();
    const { user } = renderFlowLens(<FlowGallery />);
    await screen.findByRole('article');
    server.use(http.get('*/flowlens/flows', () => (asked(), response.promise)));
    const refresh = screen.getByRole('button', { name: 'Refresh flows' });

    await user.click(refresh);
    await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'true'));
    await user.click(refresh);
    response.resolve(undefined);

    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled'));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('can render the cards alone', async () => {
    renderFlowLens(<FlowGallery hide={['filters']} />);

    await screen.findByRole('article');

    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });
});

describe('<FlowGallery /> filters', () => {
  const flows = [
    aFlow({ id: 'f1', title: 'Voucher is lost', description: '', tags: [aTag({ id: 't1', title: 'safari' })] }),
    aFlow({
      id: 'f2',
      title: 'Cart is empty',
      description: '',
      tags: [],
      reporter: 'Cleo Carter',
      reporter_email: viewers.contributor.user.email,
    }),
  ];
  const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

  it('search, announce the number of matches and clear the search', async () => {
    const { user } = renderFlowLens(<FlowGallery projectId={PROJECT_ID} />, { db: { flows } });
    await waitFor(() => expect(screen.getByText('2 flows').closest('[role="status"]')).toBeInTheDocument());

    await user.type(screen.getByRole('searchbox', { name: 'Search Flows' }), 'voucher{Enter}');
    await waitFor(() => expect(screen.getByText('1 flow').closest('[role="status"]')).toBeInTheDocument());
    expect(titles()).toEqual(['Voucher is lost']);

    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(titles()).toEqual(['Voucher is lost', 'Cart is empty']));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('announce that nothing matches in place of the number of matches', async () => {
    const { user } = renderFlowLens(<FlowGallery />, { db: { flows } });
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('2 flows'));

    await user.type(screen.getByRole('searchbox'), 'nothing like it{Enter}');

    await waitFor(() => expect(status).toHaveTextContent('0 flows'));
    expect(screen.getByRole('status')).toBe(status);
  });

  it('can be cleared when nothing matches', async () => {
    const defaultFilters = { search: 'nothing like it', tags: [], reporter: '' };
    const { user } = renderFlowLens(<FlowGallery defaultFilters={defaultFilters} />, { db: { flows } });

    expect(await screen.findByText('No flows match your search')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your search terms')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Flows' })).toHaveFocus();
  });

  it('keep the focus when clearing them still shows no flows', async () => {
    const defaultFilters = { search: 'nothing like it', tags: [], reporter: '' };
    const { user } = renderFlowLens(<FlowGallery defaultFilters={defaultFilters} />, { db: { flows: [] } });

    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByText('No flows available')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Flows' })).toHaveFocus();
  });

  it('show no empty message while the flows behind cleared filters load', async () => {
    const defaultFilters = { search: 'nothing like it', tags: [], reporter: '' };
    const { user } = renderFlowLens(<FlowGallery defaultFilters={defaultFilters} />, { db: { flows } });
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    server.use(http.get('*/flowlens/flows', () => delay('infinite')));

    await user.click(clear);

    await waitFor(() => expect(screen.getByRole('region', { name: 'Flows' })).toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByText('No flows available')).not.toBeInTheDocument();
    expect(clear).toHaveFocus();
  });

  it('ask the host that controls them and show the host’s decision', async () => {
    const onFiltersChange = vi.fn();
    const filters: FlowFilters = { search: '', tags: [], reporter: 'cleo@example.com' };
    const gallery = <FlowGallery projectId={PROJECT_ID} filters={filters} onFiltersChange={onFiltersChange} />;
    const { user } = renderFlowLens(gallery, { db: { flows } });
    await waitFor(() => expect(titles()).toEqual(['Cart is empty']));

    await user.type(screen.getByRole('searchbox'), 'cart{Enter}');

    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ ...filters, search: 'cart' });
  });

  it('mark the old cards as outdated until the new ones arrive', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    const hold = http.get('*/flowlens/flows', async ({ request }) => {
      if (request.url.includes('search')) await held;
    });
    const { user } = renderFlowLens(<FlowGallery />, { db: { flows }, handlers: [hold] });
    const gallery = screen.getByRole('region', { name: 'Flows' });
    await waitFor(() => expect(titles()).toHaveLength(2));

    await user.type(screen.getByRole('searchbox'), 'voucher{Enter}');
    await waitFor(() => expect(gallery).toHaveAttribute('aria-busy', 'true'));
    expect(titles()).toHaveLength(2);
    expect(screen.queryByText('Loading Flows')).not.toBeInTheDocument();

    respond();
    await waitFor(() => expect(titles()).toEqual(['Voucher is lost']));
    expect(gallery).toHaveAttribute('aria-busy', 'false');
  });

  it('hide the flows of the previous project while those of the new one load', async () => {
    const never = http.get('*/flowlens/system/other/flows', () => delay('infinite'));
    const { rerender } = renderFlowLens(<FlowGallery projectId={PROJECT_ID} />, { db: { flows }, handlers: [never] });
    await waitFor(() => expect(titles()).toHaveLength(2));

    rerender(<FlowGallery projectId="other" />);

    expect(await screen.findByText('Loading Flows')).toBeInTheDocument();
    expect(titles()).toEqual([]);
  });
});
