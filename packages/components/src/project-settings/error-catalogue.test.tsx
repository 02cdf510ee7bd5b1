import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { choose, openSettings, openTab, type User } from './test-support/open-settings.js';
import { findToast } from '../test-support/find-toast.js';
import { leavePage } from '../test-support/leave-page.js';

interface Action {
  name: string;
  act: (user: User) => Promise<void>;
  as: 'owner' | 'contributor';
  method: 'post' | 'patch' | 'delete';
  path: string;
  failure: string;
  showsDetail: boolean;
  success: string;
}

async function confirm(user: User, button: string) {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
}

/** Every action of the error catalogue (spec §8) that the project settings have. */
const actions: Action[] = [
  {
    name: 'update project',
    as: 'owner',
    method: 'patch',
    path: '*/systems/:id',
    failure: 'Failed to update project',
    showsDetail: false,
    success: 'Project updated successfully',
    act: async (user) => user.type(await screen.findByRole('textbox', { name: 'Project Name' }), ' 2{Enter}'),
  },
  {
    name: 'delete project',
    as: 'owner',
    method: 'delete',
    path: '*/systems/:id',
    failure: 'Failed to delete project',
    showsDetail: true,
    success: 'Project deleted successfully',
    act: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Delete Project' }));
      await confirm(user, 'Delete Project');
    },
  },
  {
    name: 'leave project',
    as: 'contributor',
    method: 'post',
    path: '*/leave',
    failure: 'Failed to leave project',
    showsDetail: true,
    success: 'Successfully left project',
    act: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Leave Project' }));
      await confirm(user, 'Leave Project');
    },
  },
  {
    name: 'update role',
    as: 'owner',
    method: 'patch',
    path: '*/role',
    failure: 'Failed to update role',
    showsDetail: true,
    success: 'Member role updated',
    act: async (user) => {
      await openTab(user, 'Members');
      await choose(user, 'Role of Cleo Carter', 'Admin');
    },
  },
  {
    name: 'remove member',
    as: 'owner',
    method: 'delete',
    path: '*/members/:id',
    failure: 'Failed to remove member',
    showsDetail: true,
    success: 'Member removed',
    act: async (user) => {
      await openTab(user, 'Members');
      await user.click(await screen.findByRole('button', { name: 'Remove Cleo Carter' }));
      await confirm(user, 'Remove');
    },
  },
  {
    name: 'invite',
    as: 'owner',
    method: 'post',
    path: '*/invite',
    failure: 'Failed to invite user',
    showsDetail: true,
    success: 'Invitation sent to eve@example.com',
    act: async (user) => {
      await openTab(user, 'Invitations');
      await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'eve@example.com{Enter}');
    },
  },
  {
    name: 'revoke',
    as: 'owner',
    method: 'delete',
    path: '*/invitations/:id',
    failure: 'Failed to revoke invitation',
    showsDetail: false,
    success: 'Invitation to dora@example.com revoked',
    act: async (user) => {
      await openTab(user, 'Invitations');
      await user.click(await screen.findByRole('button', { name: /^Revoke/ }));
      leavePage();
    },
  },
  {
    name: 'public link',
    as: 'owner',
    method: 'post',
    path: '*/public-invitation',
    failure: 'Failed to get public invitation',
    showsDetail: true,
    success: 'Invitation link ready!',
    act: async (user) => {
      await openTab(user, 'Invitations');
      await user.click(await screen.findByRole('button', { name: 'Get Link' }));
    },
  },
];

const DETAIL = 'The server says why';

const responses = [
  {
    response: 'a refusal with a detail',
    detail: DETAIL,
    respond: () => HttpResponse.json({ detail: DETAIL }, { status: 409 }),
  },
  { response: 'a refusal without one', detail: undefined, respond: () => HttpResponse.json({}, { status: 500 }) },
  { response: 'no response', detail: undefined, respond: () => HttpResponse.error() },
];

describe.each(actions)(
  'notices of project settings: $name',
  ({ act, as, method, path, failure, showsDetail, success }) => {
    it('reports the success', async () => {
      const { user } = openSettings({ as });

      await act(user);

      expect(await findToast(success)).toBeInTheDocument();
    });

    it.each(responses)('shows the text of the catalogue after $response', async ({ detail, respond }) => {
      const { user } = openSettings({ as, handlers: [http[method](path, respond)] });

      await act(user);

      expect(await findToast((showsDetail && detail) || failure)).toBeInTheDocument();
      // The notice of a change that can be undone leaves when its call is sent.
      await waitFor(() => expect(screen.queryByText(success)).not.toBeInTheDocument());
    });
  },
);
