import { anInvitationLink, PROJECT_ID } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leavePage } from '../../test-support/leave-page.js';
import '../../test-support/without-layout.js';
import '../../test-support/without-pointer.js';
import { openSettings, openTab } from '../test-support/open-settings.js';

const rows = () => screen.getByRole('heading', { name: 'Invitation Links' });

describe('<InvitationLinks />', () => {
  it('shows creator, number of joins and end of each link', async () => {
    const links = [anInvitationLink(), anInvitationLink({ id: 'l2', created_by: null, joins_count: 1 })];
    const { user } = openSettings({ db: { invitationLinks: { [PROJECT_ID]: links } } });
    await openTab(user, 'Invitations');

    const own = (await screen.findByText('Link by Ann Archer')).closest('li');
    expect(own).toHaveTextContent('2 people joined · Expires in 6d');
    const viewers = screen.getByText('Link for viewers of shared flows').closest('li');
    expect(viewers).toHaveTextContent('1 person joined');
  });

  it('revokes a link and keeps the focus in the tab', async () => {
    const links = [anInvitationLink(), anInvitationLink({ id: 'l2', created_by: 'Ben Baker' })];
    const { user, db } = openSettings({ db: { invitationLinks: { [PROJECT_ID]: links } } });
    await openTab(user, 'Invitations');

    await user.click(
      await screen.findByRole('button', { name: /^Revoke the invitation link that Ann Archer made on/ }),
    );

    expect(await screen.findByText('Invitation link revoked')).toBeInTheDocument();
    expect(screen.queryByText('Link by Ann Archer')).not.toBeInTheDocument();
    expect(rows()).toHaveFocus();
    expect(db.invitationLinks[PROJECT_ID]).toHaveLength(2);

    leavePage();
    await waitFor(() => expect(db.invitationLinks[PROJECT_ID]?.map(({ id }) => id)).toEqual(['l2']));
  });

  it('restores a link when its revocation is undone, even after the tab was left', async () => {
    const { user, db } = openSettings({ db: { invitationLinks: { [PROJECT_ID]: [anInvitationLink()] } } });
    await openTab(user, 'Invitations');
    await user.click(await screen.findByRole('button', { name: /^Revoke the invitation link/ }));
    await openTab(user, 'Members');

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    leavePage();
    await openTab(user, 'Invitations');

    expect(await screen.findByText('Link by Ann Archer')).toBeInTheDocument();
    expect(db.invitationLinks[PROJECT_ID]).toHaveLength(1);
  });

  it('removes a new link from its field when it is revoked', async () => {
    const { user } = openSettings();
    await openTab(user, 'Invitations');
    await user.click(await screen.findByRole('button', { name: 'Get Link' }));
    expect(await screen.findByRole('textbox', { name: 'Invitation link' })).toBeInTheDocument();

    await user.click(
      await screen.findByRole('button', { name: /^Revoke the invitation link that Ann Archer made on/ }),
    );

    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Invitation link' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Get Link' })).toBeEnabled();
  });
});
