import { aFlow, aProject, aTag, viewers } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowActionMenu } from './flow-action-menu.js';

const flow = aFlow();

const meta = {
  title: 'Watch/FlowActionMenu',
  component: FlowActionMenu,
  args: { flow, hide: ['details'], onShare: fn(), onFlowDeleted: fn(), align: 'start' },
  // The page behind an open menu is hidden from assistive technology only while a dialog is open.
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Options of/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
  },
} satisfies Meta<typeof FlowActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The focus ring also appears on a host's page. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /^Options of/ });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

export const WithDetails: Story = {
  args: {
    flow: aFlow({ tags: ['checkout', 'safari', 'regression'].map((title) => aTag({ id: title, title })) }),
  },
};

/** The whole menu is visible if the window has room for it. */
export const LongDescription: Story = {
  args: {
    flow: aFlow({
      description: 'Pay with a voucher, then look at it.\n'.repeat(9).trim(),
      tags: ['checkout', 'safari', 'regression', 'payment'].map((title) => aTag({ id: title, title })),
    }),
  },
  play: async (context) => {
    await meta.play(context);
    const { clientHeight, scrollHeight } = screen.getByRole('menu');
    await expect(scrollHeight).toBe(clientHeight);
  },
};

export const NothingToTell: Story = { args: { flow: aFlow({ description: '', tags: [] }) } };

/** A contributor sees neither Edit nor Delete for another's flow. */
export const AsContributor: Story = {
  parameters: { flowlens: { viewer: viewers.contributor, projects: [aProject({ user_role: 'USER' })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Options of/ }));
    const share = await screen.findByRole('menuitem', { name: 'Share' });
    await waitFor(() => expect(share).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  },
};

export const Deleting: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Flow' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const DeleteFailure: Story = {
  parameters: { msw: { handlers: [http.delete('*/flow/:id', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await context.userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete flow. Please try again.');
    await expect(context.args.onFlowDeleted).not.toHaveBeenCalled();
  },
};
