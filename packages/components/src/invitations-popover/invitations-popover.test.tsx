import type { MyInvitation } from '@flowlens/client';
import { useMyInvitations } from '@flowlens/hooks';
import { anIncomingInvitation, aProject, PROJECT_ID } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { QueryStatus } from '../test-support/query-status.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { InvitationsPopover } from './invitations-popover.js';

const personal = anIncomingInvitation();
const openSource = anIncomingInvitation({
  id: 'i-open',
  system_id: 'p-open',
  system_name: 'Playwright',
  system_category: 'OPEN_SOURCE',
  invited_by_email: null,
});
const threePersonal = ['p1', 'p2', 'p3'].map((id) => aProject({ id }));

type Options = NonNullable<Parameters<typeof renderFlowLens>[1]>;

function show(myInvitations: MyInvitation[], { db, provider, ...options }: Options = {}) {
  const onNavigate = vi.fn();
  const rendered = renderFlowLens(
    <>
      <InvitationsPopover />
      <FlowLensToaster />
      <QueryStatus useQuery={() => useMyInvitations().query} />
    </>,
    { db: { myInvitations, ...db }, ...options, provider: { onNavigate, ...provider } },
  );
  return { ...rendered, onNavigate };
}

async function open(...args: Parameters<typeof show>) {
  const rendered = show(...args);
  await rendered.user.click(await screen.findByRole('button', { name: /^Pending invitations/ }));
  await screen.findByRole('dialog', { name: 'Pending Invitations' });
  return rendered;
}

const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const press = (name: 'Accept' | 'Reject', project: string) => row(project).getByRole('button', { name });

describe('<InvitationsPopover />', () => {
  it('renders nothing without invitations', async () => {
    show([]);

    await screen.findByText('Query: success');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('opens by itself on arrival of invitations when the host asks for it', async () => {
    renderFlowLens(<InvitationsPopover defaultOpen />, { db: { myInvitations: [personal] } });

    expect(await screen.findByRole('dialog', { name: 'Pending Invitations' })).toBeVisible();
  });

  it('counts the invitations and shows inviter and project', async () => {
    await open([personal, openSource]);

    expect(screen.getByRole('button', { name: 'Pending invitations, 2' })).toHaveTextContent('2');
    expect(screen.getByRole('dialog', { name: 'Pending Invitations' })).toBeVisible();
    expect(row('Mobile app').getByText('Invited by ben@example.com')).toBeVisible();
    expect(row('Playwright').queryByText(/Invited by/)).not.toBeInTheDocument();
    expect(press('Accept', 'Mobile app')).toHaveAccessibleDescription('Mobile app');
  });

  it('accepts, reports it, and navigates to the project', async () => {
    const { user, onNavigate, db } = await open([personal, openSource]);

    await user.click(press('Accept', 'Mobile app'));

    expect(await screen.findByText('Joined Mobile app')).toBeInTheDocument();
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery', projectId: personal.system_id }),
    );
    expect(db.projects.map((project) => project.id)).toEqual([PROJECT_ID, personal.system_id]);
    expect(screen.getByRole('button', { name: 'Pending invitations, 1' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not navigate when the user has moved on before the response', async () => {
    const accepted = Promise.withResolvers<undefined>();
    const queryClient = new QueryClient();
    const { user, onNavigate, rerender } = await open([personal], {
      handlers: [http.post('*/systems/invitations/:id/accept', () => accepted.promise)],
      provider: { queryClient },
    });
    await user.click(press('Accept', 'Mobile app'));

    rerender(<FlowLensToaster />);
    accepted.resolve(undefined);

    expect(await screen.findByText('Joined Mobile app')).toBeInTheDocument();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('does not open by itself for an invitation that arrives after the last one was handled', async () => {
    const queryClient = new QueryClient();
    const { user, db } = await open([personal], { provider: { queryClient } });
    await user.click(press('Reject', 'Mobile app'));
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());

    db.myInvitations = [openSource];
    await queryClient.invalidateQueries();

    expect(await screen.findByRole('button', { name: 'Pending invitations, 1' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('rejects, reports it, and stays on the page', async () => {
    const { user, onNavigate } = await open([personal, openSource]);

    await user.click(press('Reject', 'Mobile app'));

    expect(await screen.findByText('Invitation rejected')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Mobile app')).not.toBeInTheDocument());
    expect(screen.getByText('Playwright')).toBeVisible();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it.each(['Reject', 'Accept'] as const)('keeps the focus in the list after %s', async (answer) => {
    const { user, db } = await open([personal, openSource]);
    // The accepted invitation was revoked meanwhile; the other one stays.
    db.myInvitations = answer === 'Accept' ? [openSource] : [personal, openSource];

    await user.click(press(answer, 'Mobile app'));

    await waitFor(() => expect(screen.queryByText('Mobile app')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Pending Invitations' })).toHaveFocus();
  });

  it('moves the focus to a neighbouring element when the last invitation disappears', async () => {
    // jsdom has no layout, and an element without a box cannot receive the focus.
    const placed = vi
      .spyOn(Element.prototype, 'getClientRects')
      .mockReturnValue([new DOMRect()] as unknown as DOMRectList);
    const { user } = renderFlowLens(
      <>
        <InvitationsPopover />
        <button type="button">Account</button>
      </>,
      { db: { myInvitations: [personal] } },
    );
    await user.click(await screen.findByRole('button', { name: 'Pending invitations, 1' }));

    await user.click(press('Reject', 'Mobile app'));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
    placed.mockRestore();
  });

  it('shows progress while the list reloads', async () => {
    await open([personal], {
      handlers: [
        http.get('*/systems/invitations/my', () => HttpResponse.json({ invitations: [personal] }), { once: true }),
        http.get('*/systems/invitations/my', () => delay('infinite')),
        http.post('*/systems/invitations/:id/reject', () => HttpResponse.json({}, { status: 500 })),
      ],
    }).then(({ user }) => user.click(press('Reject', 'Mobile app')));

    expect(await screen.findByText('Loading...')).toBeVisible();
  });

  describe('at the limit of personal projects', () => {
    it('disables personal projects, explains why, and lets the user accept open source projects', async () => {
      const { user } = await open([personal, openSource], { db: { projects: threePersonal } });
      const reason =
        'You are already a member of 3 non open source projects. Cannot accept non open source invitations.';
      expect(await screen.findByText(reason)).toBeVisible();
      expect(press('Accept', 'Mobile app')).toBeDisabled();
      expect(press('Reject', 'Mobile app')).toBeEnabled();

      await user.click(press('Accept', 'Playwright'));

      expect(await screen.findByText('Joined Playwright')).toBeInTheDocument();
    });

    it('shows no limit when all invitations are to open source projects', async () => {
      await open([openSource], { db: { projects: threePersonal } });

      expect(press('Accept', 'Playwright')).toBeEnabled();
      expect(screen.queryByText(/non open source/)).not.toBeInTheDocument();
    });
  });

  describe('after a failure', () => {
    const refuse = (respond: () => Response) => ({
      handlers: [http.post('*/systems/invitations/:id/:answer', respond)],
    });

    it.each([
      [
        'Accept',
        'the server’s reason',
        () => HttpResponse.json({ detail: 'It is full.' }, { status: 409 }),
        'It is full.',
      ],
      ['Accept', 'no reason', () => HttpResponse.json({}, { status: 500 }), 'Failed to accept invitation'],
      ['Accept', 'no response', () => HttpResponse.error(), 'Failed to accept invitation'],
      [
        'Reject',
        'a reason, which is not shown',
        () => HttpResponse.json({ detail: 'No.' }, { status: 409 }),
        'Failed to reject invitation',
      ],
      ['Reject', 'no response', () => HttpResponse.error(), 'Failed to reject invitation'],
    ] as const)('shows the text for %s with %s', async (name, _what, respond, text) => {
      const { user, onNavigate } = await open([personal], refuse(respond));

      await user.click(press(name, 'Mobile app'));

      expect(await screen.findByText(text)).toBeInTheDocument();
      await waitFor(() => expect(press(name, 'Mobile app')).toBeEnabled());
      expect(onNavigate).not.toHaveBeenCalled();
    });

    it('removes an invitation that was revoked meanwhile', async () => {
      const { user, db } = await open([personal, openSource]);
      db.myInvitations = [openSource];

      await user.click(press('Accept', 'Mobile app'));

      expect(await screen.findByText('Invitation not found or has expired.')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByText('Mobile app')).not.toBeInTheDocument());
    });
  });

  it('accepts once on two quick presses', async () => {
    const accepted = vi.fn();
    const { user } = await open([personal], {
      handlers: [
        http.post('*/systems/invitations/:id/accept', () => {
          accepted();
        }),
      ],
    });

    await user.dblClick(press('Accept', 'Mobile app'));

    expect(await screen.findByText('Joined Mobile app')).toBeInTheDocument();
    expect(accepted).toHaveBeenCalledTimes(1);
  });
});
