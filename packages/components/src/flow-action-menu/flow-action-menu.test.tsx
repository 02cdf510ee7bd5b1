import { useCurrentUser, useProjects } from '@flowlens/hooks';
import { aFlow, aFlowSummary, aProject, aTag, FLOW_ID, viewers } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { QueryStatus } from '../test-support/query-status.js';
import { FlowActionMenu, type FlowActionMenuProps } from './flow-action-menu.js';

const page = (props: FlowActionMenuProps) => (
  <>
    <FlowActionMenu {...props} />
    <QueryStatus useQuery={useCurrentUser} />
    <QueryStatus useQuery={useProjects} />
  </>
);

async function openMenu(props: Partial<FlowActionMenuProps> = {}, options: Parameters<typeof renderFlowLens>[1] = {}) {
  const onNotice = vi.fn();
  const rendered = renderFlowLens(page({ flow: aFlow(), ...props }), {
    ...options,
    provider: { onNotice, ...options.provider },
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Options of Checkout answers 500' }));
  return { ...rendered, onNotice };
}
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

describe('<FlowActionMenu />', () => {
  it('offers every action to an authorized viewer', async () => {
    await openMenu({ onShare: vi.fn() });

    await waitFor(() => expect(items()).toEqual(['Copy Flow ID', 'Copy Debugging Prompt', 'Share', 'Edit', 'Delete']));
  });

  it('offers neither Edit nor Delete for another contributor’s flow', async () => {
    await openMenu(
      { onShare: vi.fn() },
      { db: { viewer: viewers.contributor, projects: [aProject({ user_role: 'USER' })] } },
    );

    expect(await screen.findAllByText('Query: success')).toHaveLength(2);
    await screen.findByRole('menu');
    expect(items()).toEqual(['Copy Flow ID', 'Copy Debugging Prompt', 'Share']);
  });

  it('hides actions that the page offers elsewhere and a share action without a target', async () => {
    await openMenu({ hide: ['copyId', 'copyPrompt'] });

    await waitFor(() => expect(items()).toEqual(['Edit', 'Delete']));
  });

  it('hides Share when the page offers it elsewhere', async () => {
    await openMenu({ hide: ['share'], onShare: vi.fn() });

    await waitFor(() => expect(items()).toEqual(['Copy Flow ID', 'Copy Debugging Prompt', 'Edit', 'Delete']));
  });

  it('closes its question when the page shows another flow', async () => {
    const { user, rerender } = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');

    rerender(page({ flow: aFlow({ id: 'f2', title: 'Login is slow' }) }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Options of Login is slow' })).toBeVisible();
  });

  it('shows the details of the flow', async () => {
    await openMenu({ flow: aFlowSummary({ tags: [aTag(), aTag({ id: 't2', title: 'safari' })] }) });

    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('Flow Details')).toBeVisible();
    expect(menu.getByText('Mar 2, 2026, 9:14 AM')).toBeVisible();
    expect(menu.getByText('Ann Archer')).toBeVisible();
    expect(menu.getByText('safari')).toBeVisible();
    expect(menu.getByText('Paying with a voucher fails, and the page says nothing.')).toBeVisible();
  });

  it('shows the description and the name in their own text direction', async () => {
    await openMenu({ flow: aFlowSummary({ description: 'שלום', reporter: 'דנה' }) });
    expect(await screen.findByText('שלום')).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('דנה')).toHaveAttribute('dir', 'auto');
  });

  it('lets the host share the flow', async () => {
    const onShare = vi.fn();
    const { user } = await openMenu({ onShare });

    await user.click(await screen.findByRole('menuitem', { name: 'Share' }));

    expect(onShare).toHaveBeenCalledOnce();
  });

  it('copies the id', async () => {
    const { user, onNotice } = await openMenu();

    await user.click(await screen.findByRole('menuitem', { name: 'Copy Flow ID' }));

    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'flowIdCopied' }));
    expect(await navigator.clipboard.readText()).toBe(FLOW_ID);
  });

  it('deletes the flow after a confirmation and tells the host', async () => {
    const onFlowDeleted = vi.fn();
    const { user, onNotice, db } = await openMenu({ onFlowDeleted });
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

    const question = await screen.findByRole('alertdialog', { name: 'Delete Flow' });
    expect(question).toHaveAccessibleDescription(
      'Are you sure you want to delete "Checkout answers 500"? This action cannot be undone.',
    );
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(within(question).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(onFlowDeleted).toHaveBeenCalledOnce());
    expect(db.flows).toEqual([]);
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'flowDeleted' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('reports a failed deletion and offers a retry', async () => {
    const onFlowDeleted = vi.fn();
    const { user, onNotice } = await openMenu(
      { onFlowDeleted },
      { handlers: [http.delete('*/flow/:id', () => HttpResponse.json({}, { status: 500 }), { once: true })] },
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete flow. Please try again.');
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'flowDeleteFailed' });
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(onFlowDeleted).toHaveBeenCalledOnce());
  });

  it('confirms without the old error after a failed deletion', async () => {
    const { user } = await openMenu(
      {},
      { handlers: [http.delete('*/flow/:id', () => HttpResponse.json({}, { status: 500 }))] },
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alert');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Options of Checkout answers 500' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

    expect(await screen.findByRole('alertdialog', { name: 'Delete Flow' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows progress while it deletes', async () => {
    const { user } = await openMenu({}, { handlers: [http.delete('*/flow/:id', () => new Promise<never>(() => {}))] });
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeVisible();
  });

  it('opens the edit dialog and returns the focus', async () => {
    const { user } = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Flow' })).toBeVisible();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Options of Checkout answers 500' })).toHaveFocus());
  });

  it('uses the host’s texts for the tags in its dialog', async () => {
    const { user } = await openMenu({ messages: { tags: { choose: 'Choisir' } } });
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));

    expect(await screen.findByRole('button', { name: /^Choisir/ })).toBeVisible();
  });

  it('returns the focus to a button whose id the host sets', async () => {
    const { user } = renderFlowLens(<FlowActionMenu flow={aFlow()} trigger={<button id="of-the-host">More</button>} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Flow' });

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });
});
