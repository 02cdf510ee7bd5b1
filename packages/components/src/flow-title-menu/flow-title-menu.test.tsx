import { FLOW_ID } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowTitleMenu } from './flow-title-menu.js';

describe('<FlowTitleMenu />', () => {
  it('is the heading, and opens edit and delete with the details', async () => {
    const { user } = renderFlowLens(<FlowTitleMenu flowId={FLOW_ID} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout answers 500' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Checkout answers 500' }));

    expect(screen.getByText('Flow Details')).toBeVisible();
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
