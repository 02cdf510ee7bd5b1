import { aFlow, FLOW_ID } from '@flowlens/testing';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowGallery } from './flow-gallery.js';

const failOnce = http.get('*/flowlens/flows', () => HttpResponse.json({ detail: 'boom' }, { status: 500 }), {
  once: true,
});

describe('<FlowGallery />', () => {
  it('shows what a card needs', async () => {
    const flow = aFlow({ video_duration_ms: 72_000, created_at: '2026-03-04T09:00:00.000Z', tags: [] });
    renderFlowLens(<FlowGallery />, { db: { flows: [flow] } });

    const card = await screen.findByRole('article');

    expect(card).toHaveTextContent('Checkout answers 500');
    expect(card).toHaveTextContent('Ann Archer');
    expect(card).toHaveTextContent('3h ago');
    expect(card).toHaveTextContent('1m 12s');
    expect(card).toHaveTextContent('No tags');
  });

  it('asks the host to open a flow', async () => {
    const onNavigate = vi.fn();
    const { user } = renderFlowLens(<FlowGallery />, { provider: { onNavigate } });

    await user.click(await screen.findByRole('link', { name: 'Checkout answers 500' }));

    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'flow', flowId: FLOW_ID });
  });

  it('leaves a click that opens another tab to the browser', async () => {
    const onNavigate = vi.fn();
    renderFlowLens(<FlowGallery />, { provider: { onNavigate } });

    const leftAlone = vi.fn((event: MouseEvent) => event.defaultPrevented || event.preventDefault());
    window.addEventListener('click', leftAlone, { once: true });
    fireEvent.click(await screen.findByRole('link'), { ctrlKey: true });

    expect(leftAlone).toHaveReturnedWith(undefined);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('uses the link that the host gave', async () => {
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

  it('recovers from a load failure', async () => {
    const { user } = renderFlowLens(<FlowGallery />, { handlers: [failOnce] });

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load flows');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: 'Checkout answers 500' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the pages it has when a further one fails, and tries again', async () => {
    const flows = Array.from({ length: 60 }, (_, index) => aFlow({ id: `f${index}`, title: `Flow ${index}` }));
    const failSecond = http.get('*/flowlens/flows', ({ request }) =>
      failing && request.url.includes('cursor') ? HttpResponse.json({}, { status: 500 }) : undefined,
    );
    let failing = true;
    const { user } = renderFlowLens(<FlowGallery />, { db: { flows }, handlers: [failSecond] });

    await user.click(await screen.findByRole('button', { name: 'Load more flows' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load flows');
    expect(screen.getAllByRole('article')).toHaveLength(50);

    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Flow 59' })).toBeInTheDocument();
  });

  it('lets the host say what stands in an empty gallery', async () => {
    renderFlowLens(<FlowGallery renderEmpty={() => <p>Nothing here</p>} />, { db: { flows: [] } });

    expect(await screen.findByText('Nothing here')).toBeInTheDocument();
  });
});
