import { refusal } from '@flowlens/core/refusals';
import { aProject, PROJECT_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { JoinProject } from './join-project.js';

const meta = {
  title: 'Projects/JoinProject',
  component: JoinProject,
  args: { projectId: 'p-new', invitationId: 'link-1', projectName: 'Mobile app' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JoinProject>;

export default meta;
type Story = StoryObj<typeof meta>;

const respond = (response: () => Response | Promise<undefined>) => ({
  msw: { handlers: [http.post('*/systems/join', response)] },
});

export const Joining: Story = {
  parameters: respond(async () => {
    await delay('infinite');
    return undefined;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please wait while we add you to the project...')).toBeVisible();
  },
};

export const Joined: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Successfully joined Mobile app!' })).toBeVisible();
  },
};

export const UsedUp: Story = {
  parameters: respond(() => HttpResponse.json({ detail: 'This invitation link has been used up.' }, { status: 409 })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This invitation link has been used up.'));
  },
};

export const ForAnotherAddress: Story = {
  args: { onSwitchAccount: fn() },
  parameters: respond(() => HttpResponse.json({ detail: refusal('invitedOtherAddress') }, { status: 403 })),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch Account' }));
    await expect(args.onSwitchAccount).toHaveBeenCalledOnce();
  },
};

export const AlreadyAMember: Story = {
  args: { projectId: PROJECT_ID, projectName: 'Web shop' },
  parameters: { flowlens: { projects: [aProject()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Project' })).toBeVisible();
  },
};

export const IncompleteLink: Story = {
  args: { invitationId: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid invitation link. Missing required parameters.')).toBeVisible();
  },
};

export const Retrying: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/systems/join', () => HttpResponse.json({}, { status: 500 }), { once: true }),
        http.post('*/systems/join', () => delay('infinite')),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('button', { name: 'Retrying...' })).toBeVisible();
  },
};

export const LongName: Story = { args: { projectName: 'x'.repeat(150) }, parameters: Joining.parameters! };
