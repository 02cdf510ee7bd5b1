import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  anInvitation,
  anInvitationLink,
  aProject,
  aShareLink,
  FLOW_ID,
  aWaitingRecording,
  PROJECT_ID,
  aRecordingLink,
  someRecordingLinks,
  viewers,
} from '@flowlens/testing';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { ProjectSettings } from './project-settings.js';

const meta = {
  title: 'Projects/ProjectSettings',
  component: ProjectSettings,
  args: { projectId: PROJECT_ID, productUrl: 'https://flowlens.example.com', style: { minHeight: 520 } },
} satisfies Meta<typeof ProjectSettings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openTab =
  (name: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name }));
  };

const respond = (path: string, resolver: () => Promise<Response> | Response) => ({
  msw: { handlers: [http.get(path, resolver)] },
});
const failing = () => HttpResponse.json({}, { status: 500 });
const never = async () => {
  await delay('infinite');
  return failing();
};

const onAPhone = { parameters: { look: { width: 390 } }, globals: { viewport: { value: 'phone' } } };

export const GeneralAsOwner: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete Project' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  },
};

export const GeneralChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Project Name' }), ' 2');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  },
};

/** Sites of the project itself, one of which is not valid. */
export const EmbeddingInvalid: Story = {
  parameters: { flowlens: { projects: [aProject({ embed_origins: ['https://wiki.example'] })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Sites, one per line' }), '{Enter}tickets.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Sites' }));
    await expect(await canvas.findByText('Enter an address without a path, not “tickets.example”')).toBeVisible();
  },
};

export const GeneralSaving: Story = {
  parameters: { msw: { handlers: [http.patch('*/systems/:id', () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Project Name' }), ' 2{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const DefaultProject: Story = {
  parameters: { flowlens: { projects: [aProject({ is_default: true })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Your default project. Cannot be deleted.' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Danger Zone' })).toBeNull();
  },
};

export const GeneralAsContributor: Story = {
  parameters: {
    flowlens: {
      viewer: viewers.contributor,
      projects: [aProject({ user_role: 'USER', category: 'OPEN_SOURCE', description: '' })],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Leave Project' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Invitations' })).toBeNull();
  },
};

export const DeleteQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Project' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete Project' })).toBeVisible());
  },
};

export const Members: Story = {
  parameters: { look: { width: 800, detects: '.fl-person-row { display: block }' } },
  play: async (context) => {
    await openTab('Members')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Remove Cleo Carter' })).toBeVisible();
  },
};

export const MembersOnAPhone: Story = { ...Members, ...onAPhone };

export const MembersAsContributor: Story = {
  parameters: {
    flowlens: { viewer: viewers.contributor, projects: [aProject({ user_role: 'USER' })] },
  },
  play: openTab('Members'),
};

/** Contributors of an open-source project do not see the addresses of others. */
export const OpenSourceMembersAsContributor: Story = {
  parameters: {
    flowlens: {
      viewer: viewers.contributor,
      projects: [aProject({ user_role: 'USER', category: 'OPEN_SOURCE' })],
    },
  },
  play: async (context) => {
    await openTab('Members')(context);
    await expect(await context.canvas.findByText(viewers.contributor.user.email)).toBeVisible();
    await expect(context.canvas.getByText(viewers.owner.user.name)).toBeVisible();
    await expect(context.canvas.queryByText(viewers.owner.user.email)).not.toBeInTheDocument();
  },
};

export const MembersLoading: Story = { parameters: respond('*/members', never), play: openTab('Members') };

export const MembersFailure: Story = { parameters: respond('*/members', failing), play: openTab('Members') };

export const RemoveQuestion: Story = {
  play: async (context) => {
    await openTab('Members')(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Remove Cleo Carter' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Remove Member' })).toBeVisible());
  },
};

export const Invitations: Story = {
  parameters: {
    look: { width: 800 },
    flowlens: {
      invitations: {
        [PROJECT_ID]: [
          anInvitation({ id: 'i1', email: 'eve@example.com', role: 'ADMIN', created_at: '2026-03-04T11:59:30.000Z' }),
          anInvitation(),
        ],
      },
    },
  },
  play: async (context) => {
    await openTab('Invitations')(context);
    await expect(await context.canvas.findByText('dora@example.com')).toBeVisible();
  },
};

export const InvitationLinks: Story = {
  parameters: {
    flowlens: {
      invitationLinks: {
        [PROJECT_ID]: [
          anInvitationLink(),
          anInvitationLink({ id: 'l2', created_by: null, joins_count: 1, expires_at: '2026-03-05T08:00:00.000Z' }),
        ],
      },
    },
  },
  play: async (context) => {
    await openTab('Invitations')(context);
    await expect(await context.canvas.findByText('Link for viewers of shared flows')).toBeVisible();
  },
};

export const LinkGenerated: Story = {
  play: async (context) => {
    await openTab('Invitations')(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Get Link' }));
    await expect(await context.canvas.findByText('Link Generated')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Get Link' })).toBeDisabled();
  },
};

export const CapacityReached: Story = {
  parameters: { flowlens: { projects: [aProject({ members_count: 10 })], invitations: {} } },
  play: openTab('Invitations'),
};

export const NoInvitations: Story = {
  parameters: { flowlens: { invitations: {} } },
  play: async (context) => {
    await openTab('Invitations')(context);
    await expect(await context.canvas.findByText('No pending invitations')).toBeVisible();
  },
};

export const InvitationsLoading: Story = { parameters: respond('*/invitations', never), play: openTab('Invitations') };

export const InvitationsFailure: Story = {
  parameters: respond('*/invitations', failing),
  play: openTab('Invitations'),
};

export const Loading: Story = { parameters: respond('*/systems', never) };

export const LoadFailure: Story = {
  parameters: respond('*/systems', failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load project')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { projectId: 'gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Project not found')).toBeVisible();
  },
};

const openLinks: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage Links' }));
  await expect(await screen.findByRole('dialog', { name: 'Public Links' })).toBeVisible();
};

const publicLinks = {
  [FLOW_ID]: [
    aShareLink({
      id: '6e7f8091-a2b3-4c4d-8e5f-6a7b8c9d0e13',
      created_by: 'Cleo Carter',
      last_used_at: '2026-03-04T10:00:00.000Z',
    }),
    aShareLink({
      id: '6e7f8091-a2b3-4c4d-8e5f-6a7b8c9d0e12',
      created_by: 'Bartholomew Featherstonehaugh-Cholmondeley',
    }),
    aShareLink({ hits: 0, last_used_at: null }),
  ],
};

export const PublicLinks: Story = {
  parameters: { flowlens: { shareLinks: publicLinks } },
  play: async (context) => {
    await openLinks(context);
    await expect(await screen.findByText('Opened 2h ago')).toBeVisible();
  },
};

export const PublicLinksDark: Story = { ...PublicLinks, globals: { theme: 'dark' } };

export const ManyPublicLinks: Story = {
  parameters: {
    flowlens: {
      shareLinks: {
        [FLOW_ID]: Array.from({ length: 25 }, (_, index) =>
          aShareLink({ id: `6e7f8091-a2b3-4c4d-8e5f-6a7b8c9d0e${String(index + 10)}` }),
        ),
      },
    },
  },
  play: async (context) => {
    await openLinks(context);
    await expect(await screen.findByRole('button', { name: 'Show More' })).toBeInTheDocument();
  },
};

export const NoPublicLinks: Story = {
  play: async (context) => {
    await openLinks(context);
    await expect(await screen.findByText('Nobody can view a flow of this project without login.')).toBeVisible();
  },
};

export const PublicLinksLoading: Story = { parameters: respond('*/systems/:id/shares', never), play: openLinks };

export const PublicLinksFailure: Story = {
  parameters: respond('*/systems/:id/shares', failing),
  play: async (context) => {
    await openLinks(context);
    await expect(await screen.findByText('Failed to load the public links')).toBeVisible();
  },
};

export const RevokeAllQuestion: Story = {
  parameters: { flowlens: { shareLinks: publicLinks } },
  play: async (context) => {
    await openLinks(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Revoke All' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Revoke All Public Links' })).toBeVisible());
  },
};

const recordingLinks = (change: Parameters<typeof someRecordingLinks>[0] = {}) => ({
  flowlens: { recordingLinks: { [PROJECT_ID]: someRecordingLinks(change) } },
});

export const RecordingLinksOff: Story = {
  parameters: recordingLinks({ enabled: false, links: [] }),
  play: openTab('Guests'),
};

export const RecordingLinksUnavailable: Story = {
  parameters: recordingLinks({ enabled: false, available: false, links: [] }),
  play: openTab('Guests'),
};

export const RecordingLinksListed: Story = {
  parameters: recordingLinks({
    links: [aRecordingLink(), aRecordingLink({ id: 'l2', title: 'The cart is empty', recordings_count: 5 })],
  }),
  play: openTab('Guests'),
};

export const RecordingsWait: Story = {
  parameters: {
    flowlens: {
      recordingLinks: { [PROJECT_ID]: someRecordingLinks() },
      waitingRecordings: { [PROJECT_ID]: [aWaitingRecording()] },
    },
  },
  play: async (context) => {
    await openTab(/^Guests/)(context);
    await expect(await context.canvas.findByText('1 recording waiting')).toBeVisible();
  },
};

export const RecordingLinkMade: Story = {
  parameters: recordingLinks({ links: [] }),
  play: async (context) => {
    await openTab('Guests')(context);
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'The checkout fails');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Link' }));
    await expect(await canvas.findByRole('textbox', { name: 'Recording link' })).toHaveFocus();
  },
};
