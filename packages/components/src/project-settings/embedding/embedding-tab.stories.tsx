import { aMember, anEmbedKey, PROJECT_ID, someMembers } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { ProjectSettings } from '../project-settings.js';

const meta = {
  title: 'Projects/ProjectSettings/Embedding',
  component: ProjectSettings,
  args: {
    projectId: PROJECT_ID,
    productUrl: 'https://flowlens.example.com',
    defaultTab: 'embedding',
    style: { minHeight: 520 },
  },
  parameters: {
    flowlens: {
      embedKeys: {
        [PROJECT_ID]: [anEmbedKey(), anEmbedKey({ id: 'k2', name: 'Status page', last_used_at: null })],
      },
    },
  },
} satisfies Meta<typeof ProjectSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Embedding' })).toBeVisible();
    await expect(await canvas.findByText('Status page')).toBeVisible();
  },
};

export const NoKeys: Story = {
  parameters: { flowlens: { embedKeys: { [PROJECT_ID]: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No embed keys')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/embed-keys', () => delay('infinite'))] } },
};

export const LoadFailure: Story = {
  parameters: { msw: { handlers: [http.get('*/embed-keys', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the embed keys')).toBeVisible();
  },
};

export const KeyMade: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Help desk');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Key' }));
    await expect(await canvas.findByRole('textbox', { name: 'Embed key' })).toHaveFocus();
  },
};

export const KeyMadeInASmallWindow: Story = { ...KeyMade, globals: { viewport: { value: 'narrow' } } };

export const RevokeQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke the embed key “Ticket desk”' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Revoke this embed key?' })).toBeVisible());
  },
};

/** People of the tool are listed after the accounts. */
export const Members: Story = {
  args: { defaultTab: 'members' },
  parameters: {
    flowlens: {
      members: {
        [PROJECT_ID]: [
          ...someMembers(),
          aMember({ id: 'm-kim', username: 'Kim Kepler', email: 'kim@customer.example', embedded: true }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('From your tool')).toBeVisible();
  },
};
