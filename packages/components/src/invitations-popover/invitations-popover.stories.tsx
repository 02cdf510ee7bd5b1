import { anIncomingInvitation, aProject } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { InvitationsPopover } from './invitations-popover.js';

const myInvitations = [
  anIncomingInvitation(),
  anIncomingInvitation({
    id: 'i2',
    system_id: 'p-open',
    system_name: 'Playwright',
    system_category: 'OPEN_SOURCE',
    invited_by_email: null,
  }),
  anIncomingInvitation({
    id: 'i3',
    system_name: 'A project whose name is far too long to fit beside two buttons',
    invited_by_email: `${'very-long-name'.repeat(4)}@example.com`,
  }),
];

const meta = {
  title: 'Projects/InvitationsPopover',
  component: InvitationsPopover,
  parameters: { flowlens: { myInvitations } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InvitationsPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pending invitations, 3' }));
    await waitFor(() => expect(screen.getByText('Invited by ben@example.com')).toBeVisible());
  },
};

export const AtTheLimit: Story = {
  parameters: { flowlens: { myInvitations, projects: ['p1', 'p2', 'p3'].map((id) => aProject({ id })) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pending invitations, 3' }));
    await waitFor(() => expect(screen.getByText(/^You are already a member of 3 non open source/)).toBeVisible());
    const [personal, openSource] = screen.getAllByRole('button', { name: 'Accept' });
    await expect(personal).toBeDisabled();
    await expect(openSource).toBeEnabled();
  },
};

export const Accepting: Story = {
  parameters: {
    flowlens: { myInvitations },
    msw: { handlers: [http.post('*/systems/invitations/:id/accept', () => delay('infinite'))] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pending invitations, 3' }));
    const [accept] = await screen.findAllByRole('button', { name: 'Accept' });
    await userEvent.click(accept as HTMLElement);
    await waitFor(() => expect(accept).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Renders nothing. */
export const None: Story = { parameters: { flowlens: { myInvitations: [] } } };
