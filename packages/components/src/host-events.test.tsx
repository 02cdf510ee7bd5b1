import {
  aComment,
  aFlow,
  anIncomingInvitation,
  anInvitation,
  aProject,
  aShareLink,
  FLOW_ID,
  PROJECT_ID,
  viewers,
} from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import './flow-player/test-support/without-playback.js';
import {
  CommentList,
  FlowGallery,
  FlowView,
  InvitationsPopover,
  JiraDrawer,
  JoinProject,
  ProjectSettingsDialog,
  ShareButton,
} from './index.js';
import { choose, openSettings, openTab, type User } from './project-settings/test-support/open-settings.js';
import { leavePage } from './test-support/leave-page.js';
import { renderFlowLens } from './test-support/render-flowlens.js';
import './test-support/without-layout.js';
import './test-support/without-pointer.js';

const FLOW_URL = 'https://flowlens.example/flow/f1';
const mine = aComment({ id: 'c-mine', user_id: viewers.owner.app_user.id, content: 'My words' });
const withMine = { flows: [aFlow({ comments: [mine] })] };

const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

async function confirm(user: User, name: string) {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
}

type Callbacks = Record<string, (subject: never) => void>;

describe.each<[string, (events: Callbacks) => ReactNode]>([
  ['<CommentList />', (events) => <CommentList flowId={FLOW_ID} {...events} />],
  ['<FlowView />', (events) => <FlowView flowId={FLOW_ID} defaultTab="timeline-comments" {...events} />],
])('comments of %s', (_name, component) => {
  it('tell the host about an added comment', async () => {
    const onCommentAdded = vi.fn();
    const { user } = renderFlowLens(component({ onCommentAdded }), { db: withMine });

    await user.type(await screen.findByPlaceholderText('Write a comment...'), 'New words');
    await press(user, 'Add Comment');

    await waitFor(() => expect(onCommentAdded).toHaveBeenCalledOnce());
    expect(onCommentAdded).toHaveBeenCalledWith(expect.objectContaining({ content: 'New words' }));
  });

  it('tell the host about an edited comment, and about none that the server refuses', async () => {
    const onCommentEdited = vi.fn();
    const { user } = renderFlowLens(component({ onCommentEdited }), {
      db: withMine,
      handlers: [http.patch('*/flow/comment', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    await press(user, /^Edit comment/);
    const field = await screen.findByRole('textbox', { name: 'Comment' });

    await user.type(field, ' and more{Enter}');
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    expect(onCommentEdited).not.toHaveBeenCalled();
    await user.type(field, '{Enter}');

    await waitFor(() => expect(onCommentEdited).toHaveBeenCalledOnce());
    expect(onCommentEdited).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'c-mine', content: 'My words and more' }),
    );
  });

  it('tell the host about a deleted comment when it can no longer be undone', async () => {
    const onCommentDeleted = vi.fn();
    const { user } = renderFlowLens(component({ onCommentDeleted }), { db: withMine });
    await press(user, /^Delete comment/);
    expect(onCommentDeleted).not.toHaveBeenCalled();

    leavePage();

    await waitFor(() => expect(onCommentDeleted).toHaveBeenCalledExactlyOnceWith(mine));
  });
});

describe('links of <ShareButton />', () => {
  it('tell the host when the team link is copied', async () => {
    const onShareLinkCopied = vi.fn();
    const { user } = renderFlowLens(
      <ShareButton flowId={FLOW_ID} flowUrl={FLOW_URL} onShareLinkCopied={onShareLinkCopied} />,
    );
    await press(user, 'Share');

    await press(user, /^Copy Link/);

    await waitFor(() => expect(onShareLinkCopied).toHaveBeenCalledExactlyOnceWith({ kind: 'team', url: FLOW_URL }));
  });

  it('tell the host when a public link is created, copied and revoked', async () => {
    const [onShareLinkCreated, onShareLinkCopied, onShareLinkRevoked] = [vi.fn(), vi.fn(), vi.fn()];
    const events = { onShareLinkCreated, onShareLinkCopied, onShareLinkRevoked };
    const { user, db } = renderFlowLens(<ShareButton flowId={FLOW_ID} flowUrl={FLOW_URL} {...events} />);
    await press(user, 'Share');

    await press(user, /^Share Public/);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Public Link Generated' });
    const id = db.shareLinks[FLOW_ID]?.[0]?.id;
    expect(onShareLinkCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id, share_url: field.value }));

    await press(user, 'Copy');
    await waitFor(() =>
      expect(onShareLinkCopied).toHaveBeenCalledExactlyOnceWith({ kind: 'public', url: field.value }),
    );

    await press(user, /^Revoke/);
    await confirm(user, 'Revoke');
    await waitFor(() => expect(onShareLinkRevoked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id })));
  });
});

describe('<JiraDrawer />', () => {
  it('tells the host the key and the address of a created issue', async () => {
    const onJiraIssueCreated = vi.fn();
    const { user } = renderFlowLens(
      <JiraDrawer flowId={FLOW_ID} open onOpenChange={() => undefined} onJiraIssueCreated={onJiraIssueCreated} />,
    );
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Checkout');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Pay, and nothing happens.');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Project' })).toBeEnabled());
    await choose(user, 'Project', 'Web shop (SHOP)');
    await choose(user, 'Type', 'Bug');

    await press(user, 'Submit Bug Report');

    await waitFor(() =>
      expect(onJiraIssueCreated).toHaveBeenCalledExactlyOnceWith({
        key: 'SHOP-1',
        url: 'https://jira.example/browse/SHOP-1',
        type: 'Bug',
      }),
    );
  });
});

describe.each<[string, (events: Callbacks) => ReactNode, menu: string]>([
  ['<FlowGallery />', (events) => <FlowGallery {...events} />, 'Options of Checkout answers 500'],
  ['<FlowView />', (events) => <FlowView flowId={FLOW_ID} {...events} />, 'Checkout answers 500'],
])('the flow of %s', (_name, component, menu) => {
  async function chooseAction(user: User, action: string) {
    await press(user, menu);
    await user.click(await screen.findByRole('menuitem', { name: action }));
  }

  it('tells the host that it was edited', async () => {
    const onFlowEdited = vi.fn();
    const { user } = renderFlowLens(component({ onFlowEdited }));
    await chooseAction(user, 'Edit');

    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!{Enter}');

    await waitFor(() =>
      expect(onFlowEdited).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ id: FLOW_ID, title: 'Checkout answers 500!' }),
      ),
    );
  });

  it('tells the host that it was deleted', async () => {
    const onFlowDeleted = vi.fn();
    const { user } = renderFlowLens(component({ onFlowDeleted }));
    await chooseAction(user, 'Delete');

    await confirm(user, 'Delete');

    await waitFor(() =>
      expect(onFlowDeleted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: FLOW_ID })),
    );
  });
});

describe('<FlowGallery />', () => {
  const flows = ['f1', 'f2'].map((id) => aFlow({ id, title: id }));

  it('tells the host which flow was opened, and nothing when it opens in another tab', async () => {
    const [onFlowOpened, onNavigate] = [vi.fn(), vi.fn()];
    const { user } = renderFlowLens(<FlowGallery onFlowOpened={onFlowOpened} />, {
      db: { flows },
      provider: { onNavigate },
    });
    const link = await screen.findByRole('link', { name: 'f2' });

    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(onFlowOpened).not.toHaveBeenCalled();

    await user.click(link);

    expect(onFlowOpened).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'f2' }));
    expect(onNavigate).toHaveBeenCalledBefore(onFlowOpened);
  });

  it('tells the host about every flow of a selection that was deleted on the server', async () => {
    const onFlowDeleted = vi.fn<(flow: { id: string }) => void>();
    const { user } = renderFlowLens(<FlowGallery projectId={PROJECT_ID} onFlowDeleted={onFlowDeleted} />, {
      db: { flows },
      handlers: [
        http.delete('*/flowlens/flow/:id', ({ params }) =>
          params['id'] === 'f1' ? HttpResponse.json({}, { status: 403 }) : undefined,
        ),
      ],
    });
    for (const { id } of flows) await user.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    expect(onFlowDeleted).not.toHaveBeenCalled();

    leavePage();

    await waitFor(() => expect(onFlowDeleted).toHaveBeenCalledOnce());
    expect(onFlowDeleted.mock.lastCall?.[0]).toMatchObject({ id: 'f2' });
  });
});

describe('<ProjectSettings />', () => {
  it('tells the host that a role was changed', async () => {
    const onMemberRoleChanged = vi.fn();
    const { user } = openSettings({ props: { onMemberRoleChanged } });
    await openTab(user, 'Members');

    await choose(user, 'Role of Cleo Carter', 'Admin');

    await waitFor(() =>
      expect(onMemberRoleChanged).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ username: 'Cleo Carter', role: 'ADMIN' }),
      ),
    );
  });

  it('tells the host that a member was removed', async () => {
    const onMemberRemoved = vi.fn();
    const { user } = openSettings({ props: { onMemberRemoved } });
    await openTab(user, 'Members');

    await press(user, 'Remove Cleo Carter');
    await confirm(user, 'Remove');

    await waitFor(() =>
      expect(onMemberRemoved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ username: 'Cleo Carter' })),
    );
  });

  it('tells the host that somebody was invited', async () => {
    const onMemberInvited = vi.fn();
    const { user } = openSettings({ props: { onMemberInvited } });
    await openTab(user, 'Invitations');

    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'evan@example.com{Enter}');

    await waitFor(() =>
      expect(onMemberInvited).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: 'evan@example.com' })),
    );
  });

  it('tells the host that an invitation was revoked, when it can no longer be undone', async () => {
    const onInvitationRevoked = vi.fn();
    const invitation = anInvitation({ email: 'dora@example.com' });
    const { user } = openSettings({
      props: { onInvitationRevoked },
      db: { invitations: { [PROJECT_ID]: [invitation] } },
    });
    await openTab(user, 'Invitations');
    await press(user, 'Revoke the invitation to dora@example.com');
    expect(onInvitationRevoked).not.toHaveBeenCalled();

    leavePage();

    await waitFor(() => expect(onInvitationRevoked).toHaveBeenCalledExactlyOnceWith(invitation));
  });

  it('tells the host when an invitation link is created, copied and revoked', async () => {
    const [onInvitationLinkCreated, onInvitationLinkCopied, onInvitationLinkRevoked] = [vi.fn(), vi.fn(), vi.fn()];
    const { user } = openSettings({
      props: {
        productUrl: 'https://flowlens.example.com',
        onInvitationLinkCreated,
        onInvitationLinkCopied,
        onInvitationLinkRevoked,
      },
    });
    await openTab(user, 'Invitations');

    await press(user, 'Get Link');
    const { value: url } = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Invitation link' });
    const id = new URL(url).searchParams.get('invitation_id');
    expect(onInvitationLinkCreated).toHaveBeenCalledExactlyOnceWith({ id, url });

    await press(user, 'Copy');
    await waitFor(() => expect(onInvitationLinkCopied).toHaveBeenCalledExactlyOnceWith({ id, url }));

    await press(user, /^Revoke the invitation link/);
    expect(onInvitationLinkRevoked).not.toHaveBeenCalled();
    leavePage();
    await waitFor(() =>
      expect(onInvitationLinkRevoked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id })),
    );
  });

  it('tells the host that all public links were revoked, and nothing when the server refuses', async () => {
    const onAllShareLinksRevoked = vi.fn();
    const { user } = openSettings({
      props: { onAllShareLinksRevoked },
      db: { flows: [aFlow()], shareLinks: { [FLOW_ID]: [aShareLink()] } },
      handlers: [http.delete('*/systems/:id/shares', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    await press(user, 'Manage Links');
    await press(user, 'Revoke All');

    await confirm(user, 'Revoke All');
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeInTheDocument();
    expect(onAllShareLinksRevoked).not.toHaveBeenCalled();
    await confirm(user, 'Revoke All');

    await waitFor(() =>
      expect(onAllShareLinksRevoked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: PROJECT_ID })),
    );
  });

  it('tells the host that a public link was revoked', async () => {
    const onShareLinkRevoked = vi.fn();
    const { user } = openSettings({
      props: { onShareLinkRevoked },
      db: { flows: [aFlow()], shareLinks: { [FLOW_ID]: [aShareLink({ id: 's-1' })] } },
    });

    await press(user, 'Manage Links');
    await press(user, /^Revoke the link to/);
    await confirm(user, 'Revoke');

    await waitFor(() =>
      expect(onShareLinkRevoked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 's-1' })),
    );
  });
});

describe('<ProjectSettingsDialog />', () => {
  it('opens on the tab of the host and passes the callbacks on', async () => {
    const [onMemberRemoved, onTabChange] = [vi.fn(), vi.fn()];
    const { user } = renderFlowLens(
      <ProjectSettingsDialog
        projectId={PROJECT_ID}
        open
        onOpenChange={() => undefined}
        defaultTab="members"
        onTabChange={onTabChange}
        onMemberRemoved={onMemberRemoved}
      />,
      { db: { projects: [aProject()] } },
    );

    await press(user, 'Remove Cleo Carter');
    await confirm(user, 'Remove');
    await waitFor(() => expect(onMemberRemoved).toHaveBeenCalledOnce());

    await openTab(user, 'Invitations');
    expect(onTabChange).toHaveBeenCalledExactlyOnceWith('invitations');
  });
});

describe('joining', () => {
  it('<JoinProject /> tells the host which project the viewer has joined', async () => {
    const onProjectJoined = vi.fn();
    renderFlowLens(<JoinProject projectId="p-new" invitationId="link-1" onProjectJoined={onProjectJoined} />);

    await waitFor(() =>
      expect(onProjectJoined).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ system_id: 'p-new' })),
    );
  });

  it('<InvitationsPopover /> tells the host about accepted and rejected invitations', async () => {
    const [onProjectJoined, onInvitationRejected] = [vi.fn(), vi.fn()];
    const [first, second] = ['i-1', 'i-2'].map((id) =>
      anIncomingInvitation({ id, system_id: `p-${id}`, system_name: id }),
    );
    const { user } = renderFlowLens(
      <InvitationsPopover defaultOpen onProjectJoined={onProjectJoined} onInvitationRejected={onInvitationRejected} />,
      { db: { myInvitations: [first!, second!] } },
    );
    const row = async (name: string) => within((await screen.findByText(name)).closest('li')!);

    await user.click((await row('i-1')).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(onInvitationRejected).toHaveBeenCalledExactlyOnceWith(first));
    await user.click((await row('i-2')).getByRole('button', { name: 'Accept' }));

    await waitFor(() =>
      expect(onProjectJoined).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ system_id: 'p-i-2' })),
    );
  });
});
