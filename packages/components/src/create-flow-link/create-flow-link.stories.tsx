import { anAppConfig } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CreateFlowLink } from './create-flow-link.js';

const meta = { title: 'Record/CreateFlowLink', component: CreateFlowLink } satisfies Meta<typeof CreateFlowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Flow' })).toBeVisible();
  },
};

export const WithoutExtension: Story = {
  parameters: { flowlens: { config: anAppConfig({ extension_store_url: null }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create Flow' })).toHaveAttribute('href', '/flowlens/record');
  },
};
