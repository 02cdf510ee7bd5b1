import { FLOW_ID } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { leavePage } from '../test-support/leave-page.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowView, type FlowViewProps } from './flow-view.js';

describe('<FlowView />', () => {
  it('keeps the edit dialog’s typed text after the flow disappears, until the dialog closes', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { user, db } = renderFlowLens(<FlowView flowId={FLOW_ID} />, { provider: { queryClient } });
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Typed in vain');
    db.flows = [];

    // Simulates a user who returns to this tab.
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

  it('uses the host’s texts for the tags in its edit dialog', async () => {
    const { user } = renderFlowLens(<FlowView flowId={FLOW_ID} messages={{ tags: { choose: 'Choisir' } }} />);
    await user.click(await screen.findByRole('button', { name: 'Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));

    expect(await screen.findByRole('button', { name: /^Choisir/ })).toBeVisible();
  });

  it('takes the focus from a retry button that disappears', async () => {
    const { user, container } = renderFlowLens(<FlowView flowId={FLOW_ID} />, {
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.error(), { once: true })],
    });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Checkout answers 500' })).toBeVisible();
    expect(container.firstElementChild).toHaveFocus();
  });

  it('reports the video’s time in milliseconds', async () => {
    const onTimeChange = vi.fn<(timeMs: number) => void>();
    const { user } = renderFlowLens(
      <FlowView flowId={FLOW_ID} defaultTab="timeline-comments" onTimeChange={onTimeChange} />,
    );

    await user.click(await screen.findByRole('button', { name: '0:04' }));

    expect(onTimeChange.mock.lastCall).toEqual([4_000]);
  });

  it('explains what to do when the flow does not exist for the viewer', async () => {
    renderFlowLens(<FlowView flowId={FLOW_ID} />, { db: { flows: [] } });

    expect(await screen.findByRole('alert')).toHaveTextContent('Ask the person who sent you the link.');
  });

  it('asks its host before deleting a comment and notifies it afterwards', async () => {
    const onCommentDelete = vi.fn<NonNullable<FlowViewProps['onCommentDelete']>>();
    onCommentDelete.mockImplementationOnce((_comment, details) => details.cancel());
    const onCommentDeleted = vi.fn();
    const { user } = renderFlowLens(
      <FlowView
        flowId={FLOW_ID}
        defaultTab="timeline-comments"
        onCommentDelete={onCommentDelete}
        onCommentDeleted={onCommentDeleted}
      />,
    );
    const remove = await screen.findByRole('button', { name: /^Delete comment/ });

    await user.click(remove);
    expect(onCommentDelete).toHaveBeenCalledOnce();
    expect(onCommentDeleted).not.toHaveBeenCalled();

    await user.click(remove);
    expect(remove).not.toBeInTheDocument();
    expect(onCommentDeleted).not.toHaveBeenCalled();
    leavePage();
    await waitFor(() => expect(onCommentDeleted).toHaveBeenCalledOnce());
  });

  it('shows comments read-only when its host asks for it', async () => {
    renderFlowLens(<FlowView flowId={FLOW_ID} defaultTab="timeline-comments" readOnlyComments />);

    const comments = await screen.findByRole('region', { name: 'Comments' });

    expect(await within(comments).findByRole('list')).toBeVisible();
    expect(within(comments).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(comments).queryByRole('button', { name: /^Delete comment/ })).not.toBeInTheDocument();
  });
});
