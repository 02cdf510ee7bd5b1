import { aFlow, aShareLink, FLOW_ID } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import '../../test-support/without-layout.js';
import { openSettings } from '../test-support/open-settings.js';

const HOUR_AGO = '2026-03-04T11:00:00.000Z';
const links = [
  aShareLink({ id: '6e7f8091-a2b3-4c4d-8e5f-6a7b8c9d0e12', created_by: 'Cleo Carter' }),
  aShareLink({ id: '6e7f8091-a2b3-4c4d-8e5f-6a7b8c9d0e11', hits: 0, last_used_at: null }),
];

async function openLinks(options: Parameters<typeof openSettings>[0] = {}) {
  const db = { shareLinks: { [FLOW_ID]: links }, ...options.db };
  const rendered = openSettings({ ...options, db });
  await rendered.user.click(await screen.findByRole('button', { name: 'Manage Links' }));
  const dialog = await screen.findByRole('dialog', { name: 'Public Links' });
  return { ...rendered, dialog: within(dialog) };
}

describe('<PublicLinks />', () => {
  it('lists each link with flow, creator, last use and end', async () => {
    const used = { ...links[0]!, hits: 4, last_used_at: HOUR_AGO };
    const { dialog } = await openLinks({ db: { shareLinks: { [FLOW_ID]: [used, links[1]!] } } });

    const [first, second] = await dialog.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      `${aFlow().title}Made by Cleo Carter · 1d ago · Opened 1h ago · 4 views · Expires in 1y`,
    );
    expect(second).toHaveTextContent('Made by Ann Archer · 1d ago · Never opened · Expires in 1y');
  });

  it('revokes a single link after a confirmation', async () => {
    const { user, dialog, db } = await openLinks();

    await user.click(await dialog.findByRole('button', { name: /^Revoke the link to .* that Cleo Carter made on/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Public Link' });
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));

    await waitFor(() => expect(db.shareLinks[FLOW_ID]?.map(({ created_by }) => created_by)).toEqual(['Ann Archer']));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  });

  it('revokes all links at once after a confirmation', async () => {
    const { user, dialog, db } = await openLinks();

    await user.click(await dialog.findByRole('button', { name: 'Revoke All' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke All Public Links' });
    expect(question).toHaveAccessibleDescription(/loses access at once/);
    await user.click(within(question).getByRole('button', { name: 'Revoke All' }));

    expect(await dialog.findByText('Nobody can view a flow of this project without login.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Revoke All' })).not.toBeInTheDocument();
    expect(db.shareLinks[FLOW_ID]).toEqual([]);
  });

  it('keeps the links when revoking all of them fails, and reports it in the confirmation', async () => {
    const { user, dialog } = await openLinks({
      handlers: [http.delete('*/systems/:id/shares', () => HttpResponse.json({}, { status: 500 }))],
    });

    await user.click(await dialog.findByRole('button', { name: 'Revoke All' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke All Public Links' }));
    await user.click(question.getByRole('button', { name: 'Revoke All' }));

    expect(await question.findByText('Failed to revoke the links. Please try again.')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  });

  it('loads the links page by page', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      aShareLink({ id: `6e7f8091-a2b3-4c4d-8e5f-6a7b8c9d0e${String(index + 10)}` }),
    );
    const { user, dialog } = await openLinks({ db: { shareLinks: { [FLOW_ID]: many } } });
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(20));

    await user.click(dialog.getByRole('button', { name: 'Show More' }));

    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(25));
    expect(dialog.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Public Links' })).toHaveFocus());
  });

  it('is available to admins only', async () => {
    openSettings({ as: 'contributor' });

    expect(await screen.findByRole('button', { name: 'Leave Project' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Manage Links' })).not.toBeInTheDocument();
  });

  it('reloads the links after a member is removed', async () => {
    const { user, dialog } = await openLinks();
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
    await user.keyboard('{Escape}');

    await user.click(await screen.findByRole('tab', { name: 'Members' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Cleo Carter' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText(
        'Public links, recording links and embed keys that this member made in the project stop working.',
      ),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('tab', { name: 'General' }));
    await user.click(screen.getByRole('button', { name: 'Manage Links' }));

    const list = within(await screen.findByRole('dialog', { name: 'Public Links' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });
});
