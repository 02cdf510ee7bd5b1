import { FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import { JiraDrawer } from './jira-drawer.js';

const meta = {
  title: 'Discuss/JiraDrawer',
  component: JiraDrawer,
  args: { flowId: FLOW_ID, open: true, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 720 }}>
        <Story />
      </div>
    ),
  ],
  // Shown in an iframe on documentation pages, because it covers its page.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof JiraDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = NonNullable<Parameters<NonNullable<Story['play']>>[0]>['userEvent'];

const field = (name: string) => screen.findByRole('textbox', { name });
const choice = (name: string) => screen.findByRole('combobox', { name });
const submitButton = () => screen.findByRole('button', { name: 'Submit Bug Report' });

async function fillIn(user: User) {
  await user.type(await field('Title'), 'Checkout answers 500');
  await user.type(await field('Description'), 'Pay, and nothing happens.');
  await choose(user, 'Project', 'Web shop (SHOP)');
  await choose(user, 'Type', 'Bug');
}

async function choose(user: User, list: string, option: string) {
  await waitFor(async () => expect(await choice(list)).toBeEnabled());
  await user.click(await choice(list));
  await user.click(await screen.findByRole('option', { name: option }));
}

export const Empty: Story = {
  parameters: { look: { width: 390 } },
  play: async () => {
    await waitFor(async () => expect(await choice('Project')).toHaveTextContent('Select a project'));
    await waitFor(async () => expect(await choice('Type')).toHaveTextContent('Select a type'));
    await expect(await submitButton()).toHaveAttribute('aria-disabled', 'true');
    await expect((await field('Description')).getBoundingClientRect().height).toBe(180);
  },
};

export const EmptyDark: Story = { ...Empty, globals: { theme: 'dark' } };

export const Filled: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ userEvent }) => {
    await fillIn(userEvent);
    await expect(await submitButton()).not.toHaveAttribute('aria-disabled');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Web shop (SHOP)' })).toBeNull());
  },
};

/** Title and description come from the flow and its timeline. */
export const FilledFromRecording: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in from the recording' }));
    await waitFor(async () => expect(await field('Title')).toHaveValue('Checkout answers 500'));
  },
};

export const FilledFromRecordingDark: Story = { ...FilledFromRecording, globals: { theme: 'dark' } };

/** The form grows with its content, up to 300 px. */
export const LongDescription: Story = {
  play: async ({ userEvent }) => {
    const description = await field('Description');
    await userEvent.click(description);
    await userEvent.paste('Pay, and nothing happens.\n'.repeat(40));
    await waitFor(() => expect(description.getBoundingClientRect().height).toBe(300));
  },
};

/** A click on the inactive button shows and focuses the missing field. */
export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Title'), 'Checkout answers 500');
    await userEvent.click(await submitButton());
    const description = await field('Description');
    await expect(description).toHaveFocus();
    await expect(description).toHaveAccessibleDescription('Description is required');
    await expect(await choice('Project')).toHaveAccessibleDescription('Project is required');
    await expect(await choice('Type')).toHaveAccessibleDescription('Type is required');
  },
};

export const NoSuchProject: Story = {
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await choice('Project')).toBeEnabled());
    await userEvent.click(await choice('Project'));
    await userEvent.type(await screen.findByPlaceholderText('Search projects...'), 'warehouse');
    await waitFor(() => expect(screen.getByText('No projects found.')).toBeVisible());
  },
};

export const ListsLoading: Story = {
  parameters: { msw: { handlers: [http.get('*/jira/*', () => delay('infinite'))] } },
  play: async () => {
    await expect(await choice('Project')).toHaveTextContent('Loading...');
    await expect(await choice('Project')).toBeDisabled();
    await expect(await screen.findByText('Connecting to Jira...')).toBeVisible();
  },
};

/** Nothing is rendered. */
export const ListsFail: Story = {
  parameters: { msw: { handlers: [http.get('*/jira/projects', () => HttpResponse.json({}, { status: 502 }))] } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: [http.post('*/share', () => delay('infinite'))] } },
  play: async ({ args, userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(await submitButton());
    await expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** After a failure the text stays, and the toast leaves the buttons free. */
export const Failed: Story = {
  parameters: {
    provider: { onNotice: undefined },
    msw: { handlers: [http.post('*/jira/issue', () => HttpResponse.json({}, { status: 502 }))] },
  },
  render: (args) => (
    <>
      <JiraDrawer {...args} />
      <FlowLensToaster />
    </>
  ),
  play: async ({ args, userEvent }) => {
    await fillIn(userEvent);
    await userEvent.click(await submitButton());
    const [toast] = await screen.findAllByText('Failed to create issue');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await field('Title')).toHaveValue('Checkout answers 500');

    await userEvent.click(toast!);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(async () => {
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((one) => one.getBoundingClientRect());
      const { top } = (await submitButton()).getBoundingClientRect();
      await expect(Math.max(...toasts.map(({ bottom }) => bottom))).toBeLessThan(top);
    });
  },
};

export const Translated: Story = {
  args: { messages: { jira: { drawerTitle: 'Créer un ticket dans Jira', titleLabel: 'Titre' } } },
  play: async () => {
    await expect(await field('Titre')).toBeVisible();
  },
};
