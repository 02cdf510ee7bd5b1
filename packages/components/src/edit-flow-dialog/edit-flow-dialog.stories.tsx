import { aFlow, aProject, aShareLink, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import { EditFlowDialog } from './edit-flow-dialog.js';

const meta = {
  title: 'Watch/EditFlowDialog',
  component: EditFlowDialog,
  args: { flow: aFlow(), open: true, onOpenChange: fn() },
  parameters: {
    // Shown in an iframe on documentation pages, because it covers its page.
    docs: { story: { inline: false, iframeHeight: 640 } },
    flowlens: {
      projects: [
        aProject(),
        aProject({ id: '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11', name: 'Warehouse', category: 'OPEN_SOURCE' }),
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Project' })).toHaveTextContent('Web shop');
    await expect(await screen.findByRole('button', { name: /checkout/ })).toBeVisible();
  },
} satisfies Meta<typeof EditFlowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { look: { width: 800 } } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** The fields take no more text at their limits. */
export const AtTheLimits: Story = {
  args: { flow: aFlow({ title: 'W'.repeat(51), description: 'Words and more words. '.repeat(10).slice(0, 201) }) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'x');
    await expect(screen.getByText('51/51 characters')).toBeVisible();
    await expect(screen.getByText('201/201 characters')).toBeVisible();
  },
};

/** Tags belong to a project. */
export const AnotherProject: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Warehouse' }));
    await expect(screen.queryByRole('button', { name: /checkout/ })).not.toBeInTheDocument();
  },
};

/** A move ends public links. */
export const MoveEndsLinks: Story = {
  parameters: { flowlens: { shareLinks: { [FLOW_ID]: [aShareLink(), aShareLink({ id: '2' })] } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Warehouse' }));
    await expect(await screen.findByText('2 public links to this flow stop working when you move it.')).toBeVisible();
  },
};

export const NoTitle: Story = {
  play: async ({ userEvent }) => {
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Title' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Title is required')).toBeVisible();
  },
};

export const Saving: Story = {
  parameters: { msw: { handlers: [http.patch('*/flow/:id', () => delay('infinite'))] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!{Enter}');
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const SaveFailure: Story = {
  parameters: { msw: { handlers: [http.patch('*/flow/:id', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update flow. Please try again.');
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Checkout answers 500!');
  },
};
