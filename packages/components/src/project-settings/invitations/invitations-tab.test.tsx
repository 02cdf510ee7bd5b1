import { anInvitation, PROJECT_ID } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { choose, openSettings, openTab } from '../test-support/open-settings.js';
import { leavePage } from '../../test-support/leave-page.js';
import '../../test-support/without-pointer.js';
import { callsOf } from '../test-support/calls-of.js';

describe('<InvitationsTab />', () => {
  it('sends one invitation to the trimmed address', async () => {
    const invite = callsOf('post', '*/invite');
    const { user } = openSettings({ handlers: [invite.handler], db: { invitations: {} } });
    await openTab(user, 'Invitations');
    expect(await screen.findByText('Maximum 10 members per project (3/10 current).')).toBeInTheDocument();
    expect(await screen.findByText('No pending invitations')).toBeInTheDocument();

    await choose(user, 'Role', 'Admin');
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await user.type(field, ' dora@example.com {Enter}{Enter}');

    expect(await screen.findByText('Invitation sent to dora@example.com')).toBeInTheDocument();
    expect(invite.calls).toEqual([{ email: 'dora@example.com', role: 'ADMIN' }]);
    const row = (await screen.findByText('dora@example.com')).closest('li');
    expect(row).toHaveTextContent('dora@example.comInvited just nowAdmin');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Contributor');
  });

  it.each([
    ['', 'E-mail is required'],
    ['dora@', 'Enter a valid e-mail address'],
  ])('sends no invitation to %j', async (email, wrong) => {
    const { user } = openSettings();
    await openTab(user, 'Invitations');
    const field = await screen.findByRole('textbox', { name: 'E-mail' });
    if (email) await user.type(field, email);

    await user.click(screen.getByRole('button', { name: 'Invite' }));

    expect(screen.getByRole('alert')).toHaveTextContent(wrong);
    expect(field).toHaveFocus();
  });

  it('keeps the typed address while another tab is shown', async () => {
    const { user } = openSettings();
    await openTab(user, 'Invitations');
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'dora@example.com');

    await openTab(user, 'Members');
    await openTab(user, 'Invitations');

    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('dora@example.com');
  });

  it('keeps the address when the server refuses it', async () => {
    const { user } = openSettings();
    await openTab(user, 'Invitations');

    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'dora@example.com{Enter}');

    expect(await screen.findByText('This person already has a pending invitation.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('dora@example.com');
  });

  it('stops inviting at the capacity', async () => {
    const { user } = openSettings({ project: { members_count: 10 } });
    await openTab(user, 'Invitations');

    expect(
      await screen.findByText('Maximum capacity reached (10/10 members). Cannot invite more users.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Get Link' })).toBeDisabled();
  });

  it('creates one link, which stays visible and can be copied', async () => {
    const link = callsOf('post', '*/public-invitation');
    const { user } = openSettings({
      handlers: [link.handler],
      props: { productUrl: 'https://flowlens.example.com/app' },
    });
    await openTab(user, 'Invitations');

    await user.dblClick(await screen.findByRole('button', { name: 'Get Link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Invitation link' });
    expect(screen.getByText('Link Generated')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('readonly');
    expect(field.value).toMatch(
      new RegExp(`^https://flowlens.example.com/join/project\\?project_name=Web\\+shop&project_id=${PROJECT_ID}&`),
    );
    expect(link.calls).toEqual([{ max_joins_count: 1000 }]);

    await openTab(user, 'Members');
    await openTab(user, 'Invitations');
    expect(screen.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(field.value);
    expect(screen.getByRole('button', { name: 'Get Link' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(field.value);
  });

  it('revokes an invitation and keeps the focus in the list', async () => {
    const invitations = { [PROJECT_ID]: [anInvitation(), anInvitation({ id: 'i2', email: 'eve@example.com' })] };
    const { user, db } = openSettings({ db: { invitations } });
    await openTab(user, 'Invitations');

    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation to dora@example.com' }));

    await screen.findByText('Invitation to dora@example.com revoked');
    expect(screen.queryByText('dora@example.com')).not.toBeInTheDocument();
    expect(screen.getByText('eve@example.com')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Pending Invitations' })).toHaveFocus());
    expect(db.invitations[PROJECT_ID]).toHaveLength(2);

    leavePage();
    await waitFor(() => expect(db.invitations[PROJECT_ID]).toMatchObject([{ email: 'eve@example.com' }]));
  });

  it('restores an invitation when its revocation is undone in the toast', async () => {
    const { user, db } = openSettings();
    await openTab(user, 'Invitations');
    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation to dora@example.com' }));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    leavePage();

    expect(screen.getByText('dora@example.com')).toBeInTheDocument();
    expect(db.invitations[PROJECT_ID]).toHaveLength(1);
  });

  it('invites an address again right after revoking its invitation', async () => {
    const { user, db } = openSettings();
    await openTab(user, 'Invitations');
    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation to dora@example.com' }));

    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'dora@example.com{Enter}');

    expect(await screen.findByText('Invitation sent to dora@example.com')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Revoke the invitation to dora@example.com' })).toBeVisible();
    expect(db.invitations[PROJECT_ID]).toHaveLength(1);
  });

  it('explains the roles', async () => {
    const { user } = openSettings();
    await openTab(user, 'Invitations');

    await user.click(await screen.findByRole('button', { name: 'Role Authorities' }));

    const help = screen.getByRole('dialog', { name: 'Role Authorities' });
    for (const role of ['Owner', 'Admin', 'Contributor']) expect(within(help).getByText(role)).toBeInTheDocument();
  });
});
