import { aFlow, FLOW_ID } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTitleMenu } from './flow-title-menu.js';

const OTHER_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11';

/** Opens a dialog of one flow, and goes to another that is there already, as a browser's Back does. */
async function openAndGoOn(item: 'Edit' | 'Delete') {
  const page = (flowId: string) => <FlowTitleMenu flowId={flowId} />;
  const { user, rerender } = renderFlowLens(page(OTHER_ID), {
    db: { flows: [aFlow(), aFlow({ id: OTHER_ID, title: 'Login is slow' })] },
  });
  await screen.findByRole('button', { name: 'Login is slow' });
  rerender(page(FLOW_ID));
  await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole(item === 'Edit' ? 'dialog' : 'alertdialog');
  rerender(page(OTHER_ID));
  await screen.findByRole('button', { name: 'Login is slow' });
}

describe('<FlowTitleMenu />', () => {
  it('is the heading, and opens edit and delete with the details', async () => {
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout answers 500' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Checkout answers 500' }));

    expect(await screen.findByText('Flow Details')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit', 'Delete']),
    );
  });

  it('shows a new title at once', async () => {
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />);
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));

    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!{Enter}');

    expect(await screen.findByRole('button', { name: 'Checkout answers 500!', hidden: true })).toBeInTheDocument();
  });

  it.each(['Edit', 'Delete'] as const)('takes %s away with the flow that it is about', async (item) => {
    await openAndGoOn(item);

    expect(screen.queryByRole(item === 'Edit' ? 'dialog' : 'alertdialog')).not.toBeInTheDocument();
  });

  it('leads to the gallery after a delete, in place of the page', async () => {
    const onNavigate = vi.fn();
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />, { provider: { onNavigate } });
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery', replace: true }));
  });

  it('shows nothing where the flow cannot be loaded', async () => {
    const { container } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />, {
      handlers: [http.get('*/flow/:id', () => HttpResponse.json({}, { status: 500 }))],
    });

    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
