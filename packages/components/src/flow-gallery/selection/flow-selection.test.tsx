import type { Notice } from '@flowlens/core';
import { UNDO_MS } from '@flowlens/core/limits';
import { aFlow, aProject, aTag, PROJECT_ID } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowGallery } from '../flow-gallery.js';

const OTHER_ID = '1c2d3e4f-0000-4000-8000-000000000002';
const tag = aTag({ id: 't-own', title: 'own' });
const flows = ['One', 'Two', 'Three', 'Four'].map((title, index) =>
  aFlow({ id: `f${index}`, title, tags: index === 0 ? [tag] : [], can_edit: title !== 'Three' }),
);
const refuse = (id: string) =>
  http.all('*/flowlens/flow/:id', ({ params }) =>
    params['id'] === id
      ? HttpResponse.json({ type: 'about:blank', title: 'x', status: 403, detail: 'No.' }, { status: 403 })
      : undefined,
  );

function renderGallery(handlers: ReturnType<typeof refuse>[] = []) {
  const onNotice = vi.fn((_notice: Notice) => undefined);
  const rendered = renderFlowLens(<FlowGallery projectId={PROJECT_ID} />, {
    db: {
      flows,
      tags: [tag, aTag({ id: 't-new', title: 'new' })],
      projects: [aProject(), aProject({ id: OTHER_ID, name: 'Other shop' })],
    },
    handlers,
    provider: { onNotice },
  });
  return { ...rendered, onNotice };
}

const box = (title: string) => screen.findByRole('checkbox', { name: `Select ${title}` });
const bar = () => within(screen.getByRole('toolbar', { name: 'Actions for selected flows' }));
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

afterEach(() => void vi.useRealTimers());

describe('selection of <FlowGallery />', () => {
  it('selects flows one by one and in ranges with Shift, and only those that may be edited', async () => {
    const { user } = renderGallery();

    await user.click(await box('One'));
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
    fireEvent.click(await box('Four'), { shiftKey: true });

    expect(bar().getByRole('status')).toHaveTextContent('3 selected');
    expect(screen.queryByRole('checkbox', { name: 'Select Three' })).not.toBeInTheDocument();
    await user.click(await box('Two'));
    expect(await box('Two')).not.toBeChecked();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Flows' })).toHaveFocus();
  });

  it('hides deleted flows at once, and brings them back on undo', async () => {
    const { user, db, onNotice } = renderGallery();
    await user.click(await box('One'));
    await user.click(await box('Two'));

    await user.click(bar().getByRole('button', { name: 'Delete' }));

    expect(titles()).toEqual(['Three', 'Four']);
    expect(onNotice).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'flowsDeleted', values: { count: 2 } }));
    act(() => onNotice.mock.lastCall?.[0].undo?.run());
    expect(titles()).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(db.flows).toHaveLength(4);
  });

  it('deletes after the time to undo, names failures and keeps those flows', async () => {
    const { user, db, onNotice } = renderGallery([refuse('f1')]);
    await user.click(await box('One'));
    await user.click(await box('Two'));
    vi.useFakeTimers({ shouldAdvanceTime: true });

    fireEvent.click(bar().getByRole('button', { name: 'Delete' }));
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS));

    await waitFor(() => expect(titles()).toEqual(['Two', 'Three', 'Four']));
    expect(db.flows.map(({ title }) => title)).toEqual(['Two', 'Three', 'Four']);
    expect(onNotice).toHaveBeenLastCalledWith({
      tone: 'error',
      code: 'flowsDeleteFailed',
      values: { titles: '“Two”', more: 0 },
      reason: 'No.',
    });
  });

  it('adds tags to the tags that each flow has', async () => {
    const { user, db, onNotice } = renderGallery();
    await user.click(await box('One'));
    await user.click(await box('Two'));

    await user.click(bar().getByRole('button', { name: 'Tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 flows' }));
    await user.click(await dialog.findByRole('button', { name: 'Select tags' }));
    await user.click(await screen.findByRole('checkbox', { name: 'new' }));
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));

    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
    expect(onNotice).toHaveBeenLastCalledWith({ tone: 'success', code: 'flowsUpdated', values: { count: 2 } });
    const tagsOf = (index: number) => db.flows[index]?.tags.map(({ title }) => title).sort();
    expect([tagsOf(0), tagsOf(1)]).toEqual([['new', 'own'], ['new']]);
  });

  it('moves flows to another project', async () => {
    const { user, db } = renderGallery();
    await user.click(await box('Four'));

    await user.click(bar().getByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 flow' }));
    expect(dialog.getByText(/lose their tags/)).toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Other shop' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));

    await waitFor(() => expect(titles()).toEqual(['One', 'Two', 'Three']));
    expect(db.flows.find(({ title }) => title === 'Four')?.system_id).toBe(OTHER_ID);
  });
});
