import type { FlowFilters } from '@flowlens/core';
import { aFlow, PROJECT_ID, viewers } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowGallery, type FlowGalleryProps } from '../flow-gallery.js';

const contributor = viewers.contributor;
const flows = [
  aFlow({ id: 'f1', title: 'Broken', created_at: '2026-03-03T10:00:00.000Z' }),
  aFlow({
    id: 'f2',
    title: 'Fine',
    created_at: '2026-03-02T10:00:00.000Z',
    reporter: contributor.user.name,
    reporter_email: contributor.user.email,
    reporter_user_id: contributor.app_user.id,
  }),
  aFlow({ id: 'f3', title: 'Also broken', created_at: '2026-03-01T10:00:00.000Z', recording_status: 'failed' }),
];
const flowCounts = {
  f1: { errors_count: 2, failed_requests_count: 1, page_hosts: ['shop.example', 'bank.example'] },
  f2: { page_hosts: ['shop.example'] },
  f3: { errors_count: null, failed_requests_count: null, page_hosts: null },
};

function renderGallery(props: Partial<FlowGalleryProps> = {}) {
  const onFiltersChange = vi.fn((_filters: FlowFilters) => undefined);
  const stored = new Map<string, string>();
  const draftStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const rendered = renderFlowLens(<FlowGallery projectId={PROJECT_ID} onFiltersChange={onFiltersChange} {...props} />, {
    db: { flows, flowCounts },
    provider: { draftStorage },
  });
  return { ...rendered, onFiltersChange };
}

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const card = async (title: string) => (await screen.findByRole('link', { name: title })).closest('article')!;

describe('filters of <FlowGallery />', () => {
  it('shows errors, failed requests, comments and pages on a card, and nothing that is not counted', async () => {
    renderGallery();

    const broken = within(await card('Broken'));
    expect(broken.getByRole('button', { name: '2 errors: show similar flows' })).toHaveTextContent('2');
    expect(broken.getByRole('button', { name: '1 failed request: show similar flows' })).toHaveTextContent('1');
    expect(broken.getByText('1 comment')).toBeInTheDocument();
    expect(broken.getByRole('button', { name: 'shop.example +1: show similar flows' })).toBeVisible();
    const uncounted = within(await card('Also broken'));
    expect(uncounted.queryByRole('button', { name: /error|failed request|example/ })).not.toBeInTheDocument();
  });

  it('narrows the list in three presses on a card: its reporter, its errors and its page', async () => {
    const { user, onFiltersChange } = renderGallery();

    await user.click(within(await card('Broken')).getByRole('button', { name: /^Ann Archer/ }));
    await shows('Broken', 'Also broken');
    await user.click(within(await card('Broken')).getByRole('button', { name: /^2 errors/ }));
    await shows('Broken');
    await user.click(within(await card('Broken')).getByRole('button', { name: /^shop.example/ }));

    await waitFor(() =>
      expect(onFiltersChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ reporter: viewers.owner.user.email, hasErrors: true, host: 'shop.example' }),
      ),
    );
  });

  it('filters by errors, own flows, page, status and days, and removes each filter by its chip', async () => {
    const { user } = renderGallery();
    await card('Broken');

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(panel.getByRole('switch', { name: 'With errors' }));
    await shows('Broken');
    await user.click(panel.getByRole('switch', { name: 'Mine' }));
    await user.type(panel.getByLabelText('From'), '2026-03-03');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: '3 active filters' })).toHaveTextContent('3');

    await user.click(screen.getByRole('button', { name: 'Remove filter: With errors' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Mine' }));
    await shows('Broken');
    await user.click(screen.getByRole('button', { name: 'Remove filter: From Mar 3, 2026' }));
    await shows('Broken', 'Fine', 'Also broken');
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  it('sorts the flows, and clearing the filters keeps the order', async () => {
    const { user, onFiltersChange } = renderGallery({ defaultFilters: { search: 'nowhere', tags: [], reporter: '' } });
    await user.click(await screen.findByRole('button', { name: 'Sort by: Newest' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Oldest' }));

    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    await shows('Also broken', 'Fine', 'Broken');
    expect(onFiltersChange).toHaveBeenLastCalledWith({ search: '', tags: [], reporter: '', sort: 'oldest' });
  });

  it('saves a view, applies it and deletes it', async () => {
    const { user } = renderGallery({ defaultFilters: { search: '', tags: [], reporter: '', hasErrors: true } });
    await shows('Broken');

    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save view...' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bugs');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: With errors' }));
    await shows('Broken', 'Fine', 'Also broken');

    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bugs' }));
    await shows('Broken');
    await user.click(screen.getByRole('button', { name: 'View: Bugs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete “Bugs”' }));

    expect(await screen.findByRole('button', { name: 'Views' })).toBeInTheDocument();
    await shows('Broken');
  });

  it('replaces a view whose name differs only in case', async () => {
    const { user } = renderGallery({ defaultFilters: { search: '', tags: [], reporter: '', hasErrors: true } });
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save view...' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bugs');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Sort by: Newest' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Oldest' }));

    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save view...' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'bugs');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await user.click(await screen.findByRole('button', { name: 'View: bugs' }));

    expect(await screen.findByRole('menuitem', { name: 'bugs' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Bugs' })).not.toBeInTheDocument();
  });

  it('explains how to save a view until there is something to save', async () => {
    const { user } = renderGallery();
    await shows('Broken', 'Fine', 'Also broken');
    const hint = 'Filter or sort the flows, then save the view here.';

    await user.click(await screen.findByRole('button', { name: 'Views' }));
    expect(await screen.findByText(hint)).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Save view...' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await user.click(within(await card('Broken')).getByRole('button', { name: /^2 errors/ }));
    await user.click(await screen.findByRole('button', { name: 'Views' }));

    expect(await screen.findByRole('menuitem', { name: 'Save view...' })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('leaves out the shortcuts on cards when filters are hidden', async () => {
    renderGallery({ hide: ['filters'] });

    expect(within(await card('Broken')).queryByRole('button', { name: /similar/ })).not.toBeInTheDocument();
    expect(within(await card('Broken')).getByText('2 errors')).toBeInTheDocument();
  });
});
