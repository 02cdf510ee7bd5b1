import { useCurrentUser, useProjects } from '@flowlens/hooks';
import { aFlow, aProject, aShareLink, aTag, FLOW_ID, viewers } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { QueryStatus } from '../test-support/query-status.js';
import { EditFlowDialog } from './edit-flow-dialog.js';

const OTHER_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11';

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <EditFlowDialog flow={aFlow()} open={open} onOpenChange={setOpen} />
      <QueryStatus useQuery={useCurrentUser} />
      <QueryStatus useQuery={useProjects} />
    </>
  );
}

async function openDialog(options: Parameters<typeof renderFlowLens>[1] = {}) {
  const onNotice = vi.fn();
  const rendered = renderFlowLens(<Page />, { ...options, provider: { onNotice } });
  return { ...rendered, onNotice, title: await screen.findByRole('textbox', { name: 'Title' }) };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('<EditFlowDialog />', () => {
  it('counts the characters and stops at the limits', async () => {
    const { user, title } = await openDialog();
    expect(title).toHaveAccessibleDescription('20/51 characters');

    await user.type(title, 'x'.repeat(40));
    expect(title).toHaveValue(`Checkout answers 500${'x'.repeat(31)}`);
    expect(title).toHaveAccessibleDescription('51/51 characters');

    const description = screen.getByRole('textbox', { name: 'Description' });
    expect(description).toHaveAttribute('rows', '3');
    await user.clear(description);
    await user.click(description);
    await user.paste('d'.repeat(250));
    expect(description).toHaveAccessibleDescription('201/201 characters');
  });

  it('saves on Enter in the title, reports it and closes', async () => {
    const { user, title, db, onNotice } = await openDialog();

    await user.clear(title);
    await user.type(title, 'Pay fails{Enter}');

    await isClosed();
    expect(db.flows[0]).toMatchObject({ title: 'Pay fails', description: aFlow().description });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'flowUpdated' });
  });

  it('shows that it saves and sends one request on two presses', async () => {
    const responses: (() => void)[] = [];
    const { user, title } = await openDialog({
      handlers: [
        http.patch('*/flow/:id', () => new Promise<undefined>((resolve) => responses.push(() => resolve(undefined)))),
      ],
    });

    await user.type(title, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Saving...' }));
    await user.type(title, '{Enter}');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    responses.forEach((respond) => respond());

    await isClosed();
    expect(responses).toHaveLength(1);
  });

  it('restores the values on Cancel', async () => {
    const { user, title } = await openDialog();

    await user.type(title, ' and more');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await user.click(screen.getByRole('button', { name: 'Open again' }));

    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Checkout answers 500');
  });

  it('stays open with the typed text after a failure and reports it in place and in a toast', async () => {
    const { user, title, onNotice } = await openDialog({
      handlers: [http.patch('*/flow/:id', () => HttpResponse.json({ detail: 'No.' }, { status: 500 }), { once: true })],
    });

    await user.type(title, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update flow. Please try again.No.');
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'flowUpdateFailed', reason: 'No.' });
    expect(title).toHaveValue('Checkout answers 500!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isClosed();
  });

  it('asks for a title and focuses the field on every attempt', async () => {
    const { user, title, db } = await openDialog();
    expect(title).toBeRequired();

    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Title is required');
    expect(title).toBeInvalid();
    expect(title).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(title).toHaveFocus();
    expect(db.flows[0]?.title).toBe('Checkout answers 500');
  });

  it('moves the flow to another project and removes the tags of the old one', async () => {
    const { user, db } = await openDialog({
      db: { projects: [aProject(), aProject({ id: OTHER_ID, name: 'Warehouse' })] },
    });
    expect(await screen.findByText(aTag().title)).toBeVisible();

    await user.click(await screen.findByRole('combobox', { name: 'Project' }));
    await user.click(screen.getByRole('option', { name: 'Warehouse' }));
    await waitFor(() => expect(screen.queryByText(aTag().title)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await isClosed();
    expect(db.flows[0]).toMatchObject({ system_id: OTHER_ID, tags: [] });
  });

  it.each([
    [1, 'The public link to this flow stops working when you move it.'],
    [2, '2 public links to this flow stop working when you move it.'],
  ])('warns before a move that %i public links will end', async (count, warning) => {
    const links = [aShareLink(), aShareLink({ id: '2' })].slice(0, count);
    const { user, db } = await openDialog({
      db: {
        projects: [aProject(), aProject({ id: OTHER_ID, name: 'Warehouse' })],
        shareLinks: { [FLOW_ID]: links },
      },
    });
    expect(screen.queryByText(warning)).not.toBeInTheDocument();

    await user.click(await screen.findByRole('combobox', { name: 'Project' }));
    await user.click(screen.getByRole('option', { name: 'Warehouse' }));
    expect(await screen.findByText(warning)).toBeVisible();
    expect(db.shareLinks[FLOW_ID]).toHaveLength(count);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await isClosed();
    expect(db.shareLinks[FLOW_ID]).toEqual([]);
  });

  it('warns about a move even when the links cannot be counted', async () => {
    const projects = [aProject(), aProject({ id: OTHER_ID, name: 'Warehouse' })];
    const failing = http.get('*/flow/:id/shares', () => HttpResponse.json({}, { status: 403 }));
    const { user } = await openDialog({ db: { projects }, handlers: [failing] });

    await user.click(await screen.findByRole('combobox', { name: 'Project' }));
    await user.click(screen.getByRole('option', { name: 'Warehouse' }));

    expect(await screen.findByText('Public links to this flow stop working when you move it.')).toBeVisible();
  });

  it('starts over when it receives another flow', async () => {
    const dialog = (flow = aFlow()) => <EditFlowDialog flow={flow} open onOpenChange={vi.fn()} />;
    const { user, rerender } = renderFlowLens(dialog());
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' and more');

    rerender(dialog(aFlow({ id: OTHER_ID, title: 'Login is slow' })));

    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Login is slow');
  });

  it('offers no other project to a viewer who may not move the flow', async () => {
    const projects = [aProject({ user_role: 'USER' }), aProject({ id: OTHER_ID, user_role: 'USER' })];
    await openDialog({ db: { viewer: viewers.contributor, projects } });

    await screen.findByRole('textbox', { name: 'Title' });
    expect(await screen.findAllByText('Query: success')).toHaveLength(2);
    expect(screen.queryByRole('combobox', { name: 'Project' })).not.toBeInTheDocument();
  });
});
