import { anEmbedKey, PROJECT_ID, viewers } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import '../../test-support/without-layout.js';
import '../../test-support/without-pointer.js';
import { findToast } from '../../test-support/find-toast.js';
import { leavePage } from '../../test-support/leave-page.js';
import { openSettings, openTab } from '../test-support/open-settings.js';

async function openKeys(options: Parameters<typeof openSettings>[0] = {}) {
  const opened = openSettings({ ...options, db: { embedKeys: { [PROJECT_ID]: [anEmbedKey()] }, ...options.db } });
  await openTab(opened.user, 'Embedding');
  return opened;
}

async function makeKey({ user }: Pick<Awaited<ReturnType<typeof openKeys>>, 'user'>, name = 'Status page') {
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), name);
  await user.click(screen.getByRole('button', { name: 'Create Key' }));
}

async function revokeKey({ user }: Pick<Awaited<ReturnType<typeof openKeys>>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Revoke the embed key “Ticket desk”' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke this embed key?' });
  expect(question).toHaveAccessibleDescription(/^“Ticket desk” and all its tokens stop working\./);
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
}

describe('<EmbeddingTab />', () => {
  it('is for admins only', async () => {
    openSettings({ as: 'contributor' });

    await screen.findByRole('tab', { name: 'Members' });

    expect(screen.queryByRole('tab', { name: 'Embedding' })).not.toBeInTheDocument();
  });

  it('is hidden from an admin of an embedding tool, who cannot leave the project either', async () => {
    const { user, app_user } = viewers.admin;
    openSettings({ as: 'admin', db: { viewer: { user, app_user: { ...app_user, embedded: true } } } });

    await screen.findByRole('tab', { name: 'Invitations' });

    for (const name of ['Embedding', 'Guests']) expect(screen.queryByRole('tab', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leave Project' })).not.toBeInTheDocument();
  });

  it('lists the keys with creator and last use', async () => {
    await openKeys({
      db: { embedKeys: { [PROJECT_ID]: [anEmbedKey(), anEmbedKey({ id: 'k2', last_used_at: null })] } },
    });

    const [used, unused] = await screen.findAllByRole('listitem');
    expect(used).toHaveTextContent('Ticket deskby Ann Archer · Created 1d ago · Last used 4h ago');
    expect(unused).toHaveTextContent('Never used');
  });

  it('shows the secret of a new key once, with the code of the server', async () => {
    const opened = await openKeys();
    await makeKey(opened);

    const secret = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Embed key' });
    expect(secret.value).toMatch(/^fl_ek_/);
    expect(secret).toHaveFocus();
    const code = screen.getByRole('group', { name: 'Your server' });
    expect(code).toHaveTextContent("FLOWLENS_URL = 'https://api.flowlens.test'");
    expect(code).not.toHaveTextContent('fl_ek_');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(opened.db.embedKeys[PROJECT_ID]?.[0]).toMatchObject({ name: 'Status page' });
  });

  it('keeps showing a new secret after a visit to another tab', async () => {
    const opened = await openKeys();
    await makeKey(opened);
    await screen.findByRole('textbox', { name: 'Embed key' });

    await openTab(opened.user, 'Members');
    await openTab(opened.user, 'Embedding');

    expect(screen.getByRole('textbox', { name: 'Embed key' })).toBeVisible();
  });

  it('requires a name', async () => {
    const { user, db } = await openKeys();
    await screen.findByText('Ticket desk');

    await user.click(screen.getByRole('button', { name: 'Create Key' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Name is required');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(db.embedKeys[PROJECT_ID]).toHaveLength(1);
  });

  it('reports why a key cannot be created', async () => {
    const detail = 'This project has 20 embed keys. Revoke one that is no longer used.';
    const refuse = http.post('*/embed-keys', () => HttpResponse.json({ detail }, { status: 409 }));
    const opened = await openKeys({ handlers: [refuse] });

    await makeKey(opened);

    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Status page');
  });

  it('revokes a key after a confirmation, and sends the call when the page is left', async () => {
    const opened = await openKeys();
    await revokeKey(opened);

    expect(await findToast('Embed key Ticket desk revoked')).toBeInTheDocument();
    expect(screen.queryByText('Ticket desk')).not.toBeInTheDocument();
    expect(screen.getByText('No embed keys')).toBeInTheDocument();
    expect(opened.db.embedKeys[PROJECT_ID]).toHaveLength(1);
    leavePage();
    await waitFor(() => expect(opened.db.embedKeys[PROJECT_ID]).toEqual([]));
  });

  it('brings a key back on Undo', async () => {
    const opened = await openKeys();
    await revokeKey(opened);

    await opened.user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Ticket desk')).toBeInTheDocument();
    expect(opened.db.embedKeys[PROJECT_ID]).toHaveLength(1);
  });

  it('keeps a key when the question is cancelled', async () => {
    const { user, db } = await openKeys();
    await user.click(await screen.findByRole('button', { name: /^Revoke the embed key/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));

    expect(screen.getByText('Ticket desk')).toBeInTheDocument();
    expect(db.embedKeys[PROJECT_ID]).toHaveLength(1);
  });

  it('loads the keys after a failure and a retry', async () => {
    await openKeys({
      handlers: [http.get('*/embed-keys', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });

    expect(await screen.findByText('Failed to load the embed keys')).toBeInTheDocument();
  });
});
