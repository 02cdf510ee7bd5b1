import { FLOW_ID } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowView } from './flow-view.js';

describe('<FlowView />', () => {
  it('keeps what is typed into the edit dialog of a flow that is gone by then, until that is closed', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { user, db } = renderFlowLens(<FlowView flowId={FLOW_ID} />, { provider: { queryClient } });
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Typed in vain');
    db.flows = [];

    // As somebody comes back to this tab.
    await queryClient.invalidateQueries();

    expect(await screen.findByText('Failed to load flow details')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed in vain');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update flow. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed in vain');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('link', { name: '← Back to Gallery' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});
