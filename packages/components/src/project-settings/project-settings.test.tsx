import { aProject } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { CancelableDetails } from '../event-details.js';
import { server } from '../test-support/mock-server.js';
import { openSettings, openTab } from './test-support/open-settings.js';
import { callsOf } from './test-support/calls-of.js';

describe('<ProjectSettings />', () => {
  it('explains the viewer’s role', async () => {
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
  ] as const)('offers the fitting way to end a project: %s, default %s: %s', async (as, is_default, end) => {
    openSettings({ as, project: { is_default } });
    await screen.findByText('Maximum Members');

    const zone = screen.queryByRole('region', { name: 'Danger Zone' });

    if (end === null) expect(zone).not.toBeInTheDocument();
    else expect(within(zone!).getByRole('button')).toHaveTextContent(end);
  });

  it('lets its host control the selected tab', async () => {
    const onTabChange = vi.fn<(tab: string) => void>();
    const { user } = openSettings({ props: { tab: 'members', onTabChange } });
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Members');

    await openTab(user, 'Invitations');

    expect(onTabChange.mock.lastCall?.[0]).toBe('invitations');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Members');
  });

  it.each([
    ['owner', 'Invitations'],
    ['contributor', 'General'],
  ] as const)('opens for the %s on %s when its host asks for Invitations', async (as, tab) => {
    openSettings({ as, props: { defaultTab: 'invitations' } });

    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(tab);
  });

  it('shows a contributor read-only settings and requests no invitations', async () => {
    const invitations = callsOf('get', '*/systems/:id/invitations');
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

  it('shows names and the description in their own text direction', async () => {
    const { user } = openSettings({ as: 'contributor', project: { name: 'חנות', description: 'הכול' } });

    expect(await screen.findByText('חנות', { ignore: 'h2' })).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('הכול')).toHaveAttribute('dir', 'auto');
    await openTab(user, 'Members');
    expect(await screen.findByText('Ann Archer')).toHaveAttribute('dir', 'auto');
  });

  it.each([
    ['PERSONAL', 'Private'],
    ['OPEN_SOURCE', 'Open Source'],
  ] as const)('calls a project of the category %s %s', async (category, type) => {
    openSettings({ project: { category } });

    expect(await screen.findByText(type)).toBeInTheDocument();
  });

  it('saves only changed fields, once', async () => {
    const update = callsOf('patch', '*/systems/:id');
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

  it('moves the focus from the Save button to the name when nothing is left to save', async () => {
    const { user } = openSettings();

    await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project Name' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  });

  it('leaves the focus where the user has moved it while the form was saved', async () => {
    const saving = Promise.withResolvers<void>();
    const { user } = openSettings({
      handlers: [http.patch('*/systems/:id', () => saving.promise.then(() => undefined))],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const tab = screen.getByRole('tab', { name: 'General' });
    act(() => tab.focus());

    saving.resolve();

    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled());
    expect(tab).toHaveFocus();
  });

  it('keeps the loaded settings when a reload fails, and reports it', async () => {
    const { user } = openSettings();
    const name = await screen.findByRole('textbox', { name: 'Project Name' });
    server.use(http.get('*/systems', () => HttpResponse.json({}, { status: 500 })));

    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(name).toHaveValue('Web shop');
  });

  it('shows progress while it saves', async () => {
    const { user } = openSettings({ handlers: [http.patch('*/systems/:id', () => delay('infinite'))] });

    await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps typed text when saving fails and while another tab is shown', async () => {
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

  it('loads changes by others without overwriting typed text', async () => {
    const { user, db } = openSettings();
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!');
    db.projects = [aProject({ name: 'Renamed' })];

    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project Name' })).toHaveValue('Renamed'));
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Everything around the checkout!');
  });

  it('returns to General when the viewer loses access to the current tab', async () => {
    const queryClient = new QueryClient();
    const { user, db } = openSettings({ as: 'admin', provider: { queryClient } });
    await openTab(user, 'Invitations');
    db.projects = [aProject({ user_role: 'USER' })];

    await act(() => queryClient.invalidateQueries());

    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Invitations' })).not.toBeInTheDocument());
    expect(screen.getByRole('tab', { name: 'General', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'General' })).toBeVisible();
  });

  it('deletes after a confirmation, then tells the host', async () => {
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

    await waitFor(() => expect(onProjectEnd).toHaveBeenCalledExactlyOnceWith('delete', expect.anything()));
    expect(db.projects).toEqual([]);
  });

  it('emits no notice when the host cancels it', async () => {
    const onNotice = vi.fn();
    const onNavigate = vi.fn();
    const onProjectEnd = vi.fn((_end: string, details: CancelableDetails) => details.cancel());
    const { user, db } = openSettings({ props: { onProjectEnd }, provider: { onNotice, onNavigate } });

    await user.click(await screen.findByRole('button', { name: 'Delete Project' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete Project' }));

    await waitFor(() => expect(onProjectEnd).toHaveBeenCalledOnce());
    await waitFor(() => expect(db.projects).toEqual([]));
    expect(onNotice).not.toHaveBeenCalled();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('leaves the project after a confirmation and asks the host for the list of flows', async () => {
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

  it('reports that the project no longer exists', async () => {
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
