import { anInvitation, aProject, PROJECT_ID } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { choose, openSettings, openTab } from './test-support/open-settings.js';

const seen = (method: 'get' | 'post' | 'patch' | 'delete', path: string) => {
  const calls: unknown[] = [];
  const handler = http[method](path, async ({ request }) => {
    const body = await request.clone().text();
    calls.push(body && JSON.parse(body));
  });
  return { calls, handler };
};

describe('<ProjectSettings />', () => {
  it('shows who the viewer is, and what that means', async () => {
    const { user } = openSettings();

    expect(await screen.findByRole('heading', { name: 'Web shop' })).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Owner' })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Manage members and invitations');
  });

  it.each([
    ['owner', true, true],
    ['owner', false, false],
    ['admin', true, false],
  ] as const)('marks the default project of its owner: %s, default %s', async (as, is_default, marked) => {
    openSettings({ as, project: { is_default } });
    await screen.findByRole('heading', { name: 'Web shop' });

    const lock = screen.queryByRole('img', { name: 'Your default project. Cannot be deleted.' });

    expect(lock !== null).toBe(marked);
  });

  it.each([
    ['owner', false, 'Delete Project'],
    ['owner', true, null],
    ['admin', false, 'Leave Project'],
    ['admin', true, 'Leave Project'],
    ['contributor', false, 'Leave Project'],
  ] as const)('offers the right end: %s, default %s: %s', async (as, is_default, end) => {
    openSettings({ as, project: { is_default } });
    await screen.findByText('Maximum Members');

    const zone = screen.queryByRole('region', { name: 'Danger Zone' });

    if (end === null) expect(zone).not.toBeInTheDocument();
    else expect(within(zone!).getByRole('button')).toHaveTextContent(end);
  });

  it('shows a contributor what it cannot change, and asks for no invitations', async () => {
    const invitations = seen('get', '*/systems/:id/invitations');
    const { user } = openSettings({ as: 'contributor', handlers: [invitations.handler] });

    expect(await screen.findByText('Everything around the checkout')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Invitations' })).not.toBeInTheDocument();
    await openTab(user, 'Members');
    expect(await screen.findByText('3 of 10 members')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /remove/i })).not.toBeInTheDocument();
    expect(invitations.calls).toEqual([]);
  });

  it.each([
    ['PERSONAL', 'Private'],
    ['OPEN_SOURCE', 'Open Source'],
  ] as const)('calls a project of the category %s %s', async (category, type) => {
    openSettings({ project: { category } });

    expect(await screen.findByText(type)).toBeInTheDocument();
  });

  it('saves what differs, once, and only then', async () => {
    const update = seen('patch', '*/systems/:id');
    const { user, db } = openSettings({ handlers: [update.handler] });
    const name = await screen.findByRole('textbox', { name: 'Project Name' });
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();

    await user.type(name, ' 2  {Enter}{Enter}');

    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled());
    expect(await screen.findByRole('heading', { name: 'Web shop 2' })).toBeInTheDocument();
    expect(update.calls).toEqual([{ name: 'Web shop 2' }]);
    expect(db.projects[0]?.name).toBe('Web shop 2');
    expect(name).toHaveFocus();
  });

  it('says that it saves', async () => {
    const { user } = openSettings({ handlers: [http.patch('*/systems/:id', () => delay('infinite'))] });

    await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps what was typed when saving fails, and while another tab shows', async () => {
    const { user } = openSettings({ handlers: [http.patch('*/systems/:id', () => HttpResponse.error())] });
    const name = await screen.findByRole('textbox', { name: 'Project Name' });

    await user.type(name, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Failed to update project');
    await openTab(user, 'Members');
    await user.click(screen.getByRole('tab', { name: 'General' }));

    expect(screen.getByRole('textbox', { name: 'Project Name' })).toHaveValue('Web shop 2');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  });

  it('does not save a blank name', async () => {
    const { user } = openSettings();

    await user.clear(await screen.findByRole('textbox', { name: 'Project Name' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Project name is required');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  });

  it('reads again what somebody else has changed, around what was typed', async () => {
    const { user, db } = openSettings();
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!');
    db.projects = [aProject({ name: 'Renamed' })];

    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project Name' })).toHaveValue('Renamed'));
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Everything around the checkout!');
  });

  it('deletes after a question, then tells the host', async () => {
    const onProjectEnd = vi.fn();
    const { user, db } = openSettings({ props: { onProjectEnd } });

    await user.click(await screen.findByRole('button', { name: 'Delete Project' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete Project' });
    expect(question).toHaveAccessibleDescription(
      'Are you sure you want to delete "Web shop"? This will permanently delete all flows, tags, and comments. This action cannot be undone.',
    );
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(db.projects).toHaveLength(1);
    await user.dblClick(within(question).getByRole('button', { name: 'Delete Project' }));

    await waitFor(() => expect(onProjectEnd).toHaveBeenCalledExactlyOnceWith('delete'));
    expect(db.projects).toEqual([]);
  });

  it('leaves after a question, and asks the host for the list of flows', async () => {
    const onNavigate = vi.fn();
    const { user } = openSettings({ as: 'contributor', provider: { onNavigate } });

    await user.click(await screen.findByRole('button', { name: 'Leave Project' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(
      'Are you sure you want to leave "Web shop"? You will need to be re-invited to access this project again.',
    );
    await user.click(within(question).getByRole('button', { name: 'Leave Project' }));

    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery' }));
  });

  it('says when the project is gone', async () => {
    openSettings({ db: { projects: [] } });

    expect(await screen.findByText('Project not found')).toBeInTheDocument();
  });

  it.each(['*/systems', '*/auth/me'])('recovers from a failure of %s', async (path) => {
    const { user } = openSettings({
      handlers: [http.get(path, () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Web shop' })).toBeInTheDocument();
  });
});

describe('the members', () => {
  it.each([
    ['Members', '*/members', 'Loading members...'],
    ['Invitations', '*/invitations', 'Loading invitations...'],
  ] as const)('and others, %s: say that they load', async (tab, path, text) => {
    const { user } = openSettings({ handlers: [http.get(path, () => delay('infinite'))] });

    await openTab(user, tab);

    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('are listed with the owner first, whom nobody can touch', async () => {
    const { user } = openSettings({ as: 'admin' });
    await openTab(user, 'Members');

    await screen.findByText('Ann Archer');
    const [owner, own, other] = screen.getAllByRole('listitem');

    expect(owner).toHaveTextContent('Ann Archerann@example.comOwner');
    expect(within(owner!).queryByRole('button')).not.toBeInTheDocument();
    expect(own).toHaveTextContent('(you)');
    expect(within(other!).getByRole('combobox', { name: 'Role of Cleo Carter' })).toHaveTextContent('Contributor');
  });

  it('change their role at once, and back when the server refuses', async () => {
    const role = { refused: false };
    const refuse = http.patch('*/role', async () => {
      if (!role.refused) return undefined;
      return HttpResponse.json({ detail: 'Only admins may change roles.' }, { status: 403 });
    });
    const { user, db } = openSettings({ handlers: [refuse] });
    await openTab(user, 'Members');

    await choose(user, 'Role of Cleo Carter', 'Admin');
    expect(screen.getByRole('combobox', { name: 'Role of Cleo Carter' })).toHaveTextContent('Admin');
    await screen.findByText('Member role updated');
    expect(db.members[PROJECT_ID]?.[2]?.role).toBe('ADMIN');

    role.refused = true;
    await choose(user, 'Role of Cleo Carter', 'Contributor');
    await screen.findByText('Only admins may change roles.');
    expect(screen.getByRole('combobox', { name: 'Role of Cleo Carter' })).toHaveTextContent('Admin');
  });

  it('are removed after a question, once', async () => {
    const removal = seen('delete', '*/members/:userId');
    const { user } = openSettings({ handlers: [removal.handler] });
    await openTab(user, 'Members');

    await user.click(await screen.findByRole('button', { name: 'Remove Cleo Carter' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveAccessibleDescription('Are you sure you want to remove cleo@example.com from this project?');
    await user.dblClick(within(question).getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(screen.queryByText('Cleo Carter')).not.toBeInTheDocument());
    expect(screen.getByText('2 of 10 members')).toBeInTheDocument();
    expect(removal.calls).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('recover from a failure', async () => {
    const { user } = openSettings({
      handlers: [http.get('*/members', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    await openTab(user, 'Members');

    expect(await screen.findByText('Failed to load members')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Cleo Carter')).toBeInTheDocument();
  });

  it('are read again with what the viewer may do', async () => {
    const { user, db } = openSettings({ as: 'contributor' });
    await openTab(user, 'Members');
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    db.projects = [aProject({ user_role: 'ADMIN' })];

    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect((await screen.findAllByRole('combobox')).length).toBeGreaterThan(0);
  });

  it('take an admin’s rights away on the page where they lost them', async () => {
    const { user } = openSettings({ as: 'admin' });
    await openTab(user, 'Members');

    await choose(user, 'Role of Ben Baker', 'Contributor');

    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Invitations' })).not.toBeInTheDocument());
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the invitations', () => {
  it('go out by e-mail, trimmed, once', async () => {
    const invite = seen('post', '*/invite');
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
    expect(row).toHaveTextContent('dora@example.comInvited 2 days agoAdmin');
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it.each([
    ['', 'E-mail is required'],
    ['dora@', 'Enter a valid e-mail address'],
  ])('do not go out to %j', async (email, wrong) => {
    const { user } = openSettings();
    await openTab(user, 'Invitations');
    const field = await screen.findByRole('textbox', { name: 'E-mail' });
    if (email) await user.type(field, email);

    await user.click(screen.getByRole('button', { name: 'Invite' }));

    expect(screen.getByRole('alert')).toHaveTextContent(wrong);
    expect(field).toHaveFocus();
  });

  it('keep the address when the server refuses', async () => {
    const { user } = openSettings();
    await openTab(user, 'Invitations');

    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'dora@example.com{Enter}');

    expect(await screen.findByText('This person has a pending invitation already.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('dora@example.com');
  });

  it('stop at the capacity', async () => {
    const { user } = openSettings({ project: { members_count: 10 } });
    await openTab(user, 'Invitations');

    expect(
      await screen.findByText('Maximum capacity reached (10/10 members). Cannot invite more users.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Get Link' })).toBeDisabled();
  });

  it('make one link, which stays and can be copied', async () => {
    const link = seen('post', '*/public-invitation');
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

  it('are revoked, and the focus stays in the list', async () => {
    const invitations = { [PROJECT_ID]: [anInvitation(), anInvitation({ id: 'i2', email: 'eve@example.com' })] };
    const { user } = openSettings({ db: { invitations } });
    await openTab(user, 'Invitations');

    await user.click(await screen.findByRole('button', { name: 'Revoke the invitation to dora@example.com' }));

    await screen.findByText('Invitation to dora@example.com revoked');
    await waitFor(() => expect(screen.queryByText('dora@example.com')).not.toBeInTheDocument());
    expect(screen.getByText('eve@example.com')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Pending Invitations' })).toHaveFocus());
  });

  it('explain the roles', async () => {
    const { user } = openSettings();
    await openTab(user, 'Invitations');

    await user.click(await screen.findByRole('button', { name: 'Role Authorities' }));

    const help = screen.getByRole('dialog', { name: 'Role Authorities' });
    for (const role of ['Owner', 'Admin', 'Contributor']) expect(within(help).getByText(role)).toBeInTheDocument();
  });
});
