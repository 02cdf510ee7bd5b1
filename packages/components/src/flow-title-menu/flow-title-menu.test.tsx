import { aFlow, FLOW_ID } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTitleMenu } from './flow-title-menu.js';

const OTHER_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11';

/** Opens a dialog of one flow. `goOn` switches to another that is already loaded, as a browser's Back does. */
async function openDialog(item: 'Edit' | 'Delete', options: Parameters<typeof renderFlowLens>[1] = {}) {
  const page = (flowId: string) => <FlowTitleMenu flowId={flowId} />;
  const rendered = renderFlowLens(page(OTHER_ID), {
    ...options,
    db: { flows: [aFlow(), aFlow({ id: OTHER_ID, title: 'Login is slow' })] },
  });
  const { user, rerender } = rendered;
  await screen.findByRole('button', { name: 'Login is slow' });
  rerender(page(FLOW_ID));
  await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole(item === 'Edit' ? 'dialog' : 'alertdialog');
  async function goOn() {
    rerender(page(OTHER_ID));
    await screen.findByRole('button', { name: 'Login is slow' });
  }
  return { ...rendered, goOn };
}

describe('<FlowTitleMenu />', () => {
  it('shows the guest who recorded the flow as unverified', async () => {
    const flow = aFlow({ reporter: 'Guest', guest: { name: 'Dana Drew', email: 'dana@customer.example' } });
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />, { db: { flows: [flow] } });
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));

    expect(await screen.findByText('Dana Drew (dana@customer.example)')).toBeVisible();
    expect(screen.getByText('not verified')).toBeVisible();
  });

  it('is the heading, and offers edit, delete and details', async () => {
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout answers 500' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Checkout answers 500' }));

    expect(await screen.findByText('Flow Details')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Delete']),
    );
  });

  it('uses the host’s texts for the tags in its dialog', async () => {
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} messages={{ tags: { choose: 'Choisir' } }} />);
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));

    expect(await screen.findByRole('button', { name: /^Choisir/ })).toBeVisible();
  });

  it('shows a new title at once', async () => {
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />);
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));

    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!{Enter}');

    expect(await screen.findByRole('button', { name: 'Checkout answers 500!', hidden: true })).toBeInTheDocument();
  });

  it.each(['Edit', 'Delete'] as const)('closes %s when its flow disappears', async (item) => {
    const { goOn } = await openDialog(item);
    await goOn();

    expect(screen.queryByRole(item === 'Edit' ? 'dialog' : 'alertdialog')).not.toBeInTheDocument();
  });

  it('disappears with its flow but keeps the edit dialog’s typed text', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { user, db } = await openDialog('Edit', { provider: { queryClient } });
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Typed in vain');
    db.flows = [];

    await queryClient.invalidateQueries();

    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, hidden: true })).not.toBeInTheDocument());
    expect(title).toHaveValue('Typed in vain');
    expect(title).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('replaces the page with the gallery after a deletion', async () => {
    const onNavigate = vi.fn();
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />, { provider: { onNavigate } });
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery', replace: true }));
  });

  it.each(['another flow', 'a page without it'] as const)('does not navigate away from %s', async (where) => {
    const onNavigate = vi.fn();
    const onNotice = vi.fn();
    const response = Promise.withResolvers<void>();
    const { user, goOn, unmount } = await openDialog('Delete', {
      provider: { onNavigate, onNotice },
      handlers: [http.delete('*/flow/:id', () => response.promise)],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    if (where === 'another flow') await goOn();
    else unmount();
    response.resolve();

    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ tone: 'success', code: 'flowDeleted' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('keeps its element and the host’s attributes while the flow loads', async () => {
    const ref = vi.fn();
    const { container } = renderFlowLens(<FlowTitleMenu ref={ref} flowId={FLOW_ID} id="mine" style={{ order: 2 }} />);
    const waiting = container.querySelector('#mine');
    expect(waiting).toHaveStyle({ order: '2' });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();

    expect(await screen.findByRole('heading', { name: 'Checkout answers 500' })).toBe(waiting);
    expect(ref).toHaveBeenCalledExactlyOnceWith(waiting);
  });

  it('renders nothing when the flow cannot be loaded', async () => {
    const { container } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />, {
      handlers: [http.get('*/flow/:id', () => HttpResponse.json({}, { status: 500 }))],
    });

    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
