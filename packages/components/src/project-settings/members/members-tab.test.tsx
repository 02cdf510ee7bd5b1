import { aMember, aProject, createDb, PROJECT_ID, someMembers, viewers } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../test-support/mock-server.js';
import { choose, openSettings, openTab } from '../test-support/open-settings.js';
import { callsOf } from '../test-support/calls-of.js';

describe('<MembersTab />', () => {
  it.each([
    ['Members', '*/members', 'Loading members...'],
    ['Invitations', '*/invitations', 'Loading invitations...'],
  ] as const)('shows the loading state of the tab %s', async (tab, path, text) => {
    const { user } = openSettings({ handlers: [http.get(path, () => delay('infinite'))] });

    await openTab(user, tab);

    // Announced while the tab's code loads, then by the tab itself.
    await waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
  });

  it('lists the owner first and offers no action on them', async () => {
    const { user } = openSettings({ as: 'admin' });
    await openTab(user, 'Members');

    await screen.findByText('Ann Archer');
    const [owner, own, other] = screen.getAllByRole('listitem');

    expect(owner).toHaveTextContent('Ann Archerann@example.comOwner');
    expect(within(owner!).queryByRole('button')).not.toBeInTheDocument();
    expect(own).toHaveTextContent('(you)');
    expect(within(other!).getByRole('combobox', { name: 'Role of Cleo Carter' })).toHaveTextContent('Contributor');
  });

  describe('an admin who gives up their own role', () => {
    const OWN_ROLE = `Role of ${viewers.admin.user.name}`;

    async function stepDown() {
      const calls = vi.fn();
      const rendered = openSettings({
        as: 'admin',
        handlers: [
          http.patch('*/role', async ({ request }) => {
            calls(await request.clone().json());
          }),
        ],
      });
      await openTab(rendered.user, 'Members');
      await choose(rendered.user, OWN_ROLE, 'Contributor');
      return { ...rendered, calls, question: await screen.findByRole('alertdialog') };
    }

    it('confirms first, and stays an admin on Cancel', async () => {
      const { user, calls, question } = await stepDown();
      expect(question).toHaveAccessibleName('Give up your admin role?');
      expect(question).toHaveTextContent('Only another admin can make you an admin again.');
      expect(calls).not.toHaveBeenCalled();

      await user.click(within(question).getByRole('button', { name: 'Cancel' }));

      expect(calls).not.toHaveBeenCalled();
      expect(screen.getByRole('combobox', { name: OWN_ROLE })).toHaveTextContent('Admin');
    });

    it('becomes a contributor after the confirmation', async () => {
      const { user, calls, question } = await stepDown();

      await user.click(within(question).getByRole('button', { name: 'Become Contributor' }));

      await waitFor(() => expect(calls).toHaveBeenCalledExactlyOnceWith({ role: 'USER' }));
    });
  });

  it('shows a new role at once and reverts it when the server refuses', async () => {
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

  it('shows the chosen role while the request is in flight', async () => {
    const response = Promise.withResolvers<undefined>();
    const { user } = openSettings({ handlers: [http.patch('*/role', () => response.promise)] });
    await openTab(user, 'Members');

    await choose(user, 'Role of Cleo Carter', 'Admin');

    const role = screen.getByRole('combobox', { name: 'Role of Cleo Carter' });
    expect(role).toHaveTextContent('Admin');
    expect(role).toHaveAttribute('aria-busy', 'true');
    response.resolve(undefined);
    await screen.findByText('Member role updated');
  });

  it('marks people of an embedding tool, who can be removed and keep their role', async () => {
    const kim = aMember({ id: 'm-kim', username: 'Kim Kepler', email: 'kim@customer.example', embedded: true });
    const { user, db } = openSettings({ db: { members: { [PROJECT_ID]: [...someMembers(), kim] } } });
    await openTab(user, 'Members');

    const row = (await screen.findByText('Kim Kepler')).closest('li')!;
    expect(row).toHaveTextContent('Kim KeplerFrom your toolkim@customer.example');
    expect(within(row).queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText('3 of 10 members')).toBeInTheDocument();

    await user.click(within(row).getByRole('button', { name: 'Remove Kim Kepler' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Your tool lets them in again until its embed keys are revoked.');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(db.members[PROJECT_ID]).toHaveLength(3));
    expect(await screen.findByText('3 of 10 members')).toBeInTheDocument();
  });

  it('removes a member once, after a confirmation', async () => {
    const removal = callsOf('delete', '*/members/:userId');
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

  it('makes admins leave when they remove themselves', async () => {
    const onProjectEnd = vi.fn();
    const { user, db } = openSettings({ as: 'admin', props: { onProjectEnd } });
    await openTab(user, 'Members');
    const own = (await screen.findByText('(you)')).closest('li')!;

    await user.click(within(own).getByRole('button', { name: /^Remove/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(onProjectEnd).toHaveBeenCalledExactlyOnceWith('leave', expect.anything()));
    expect(db.members[PROJECT_ID]?.map(({ username }) => username)).toEqual(['Ann Archer', 'Cleo Carter']);
  });

  it('lists the owner first in any order of the server', async () => {
    const members = createDb().members[PROJECT_ID] ?? [];
    const { user } = openSettings({ db: { members: { [PROJECT_ID]: members.toReversed() } } });
    await openTab(user, 'Members');

    await screen.findByText('Cleo Carter');

    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Ann Archer');
  });

  it('keeps the members when a reload fails, and reports it', async () => {
    const { user } = openSettings();
    await openTab(user, 'Members');
    await screen.findByText('Cleo Carter');
    server.use(http.get('*/members', () => HttpResponse.json({}, { status: 500 })));

    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load members');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByText('Cleo Carter')).toBeVisible();
  });

  it('reloads once on several presses', async () => {
    const reads = callsOf('get', '*/members');
    const { user } = openSettings();
    await openTab(user, 'Members');
    await screen.findByText('Cleo Carter');
    const response = Promise.withResolvers<undefined>();
    server.use(
      reads.handler,
      http.get('*/members', () => response.promise),
    );
    const refresh = screen.getByRole('button', { name: 'Refresh' });

    await user.click(refresh);
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'));
    await user.click(refresh);
    response.resolve(undefined);

    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    expect(reads.calls).toHaveLength(1);
  });

  it('loads the members after a failure and a retry', async () => {
    const { user } = openSettings({
      handlers: [http.get('*/members', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    await openTab(user, 'Members');

    expect(await screen.findByText('Failed to load members')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Cleo Carter')).toBeInTheDocument();
  });

  it('reloads the viewer’s permissions together with the members', async () => {
    const { user, db } = openSettings({ as: 'contributor' });
    await openTab(user, 'Members');
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    db.projects = [aProject({ user_role: 'ADMIN' })];

    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect((await screen.findAllByRole('combobox')).length).toBeGreaterThan(0);
  });

  it('removes the admin controls from a page whose viewer loses the role', async () => {
    const { user } = openSettings({ as: 'admin' });
    await openTab(user, 'Members');

    await choose(user, 'Role of Ben Baker', 'Contributor');

    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Invitations' })).not.toBeInTheDocument());
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
