import { anAppConfig } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstFlow } from './first-flow.js';

const meta = { title: 'Record/FirstFlow', component: FirstFlow } satisfies Meta<typeof FirstFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { flowlens: { config: anAppConfig({ extension_store_url: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Flow' })).toHaveAttribute('href', '/flowlens/record');
  },
};

export const WithExtension: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The extension records/)).toBeVisible();
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
