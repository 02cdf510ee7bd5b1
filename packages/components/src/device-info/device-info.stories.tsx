import { aTimeline } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeviceInfo } from './device-info.js';

const meta = { component: DeviceInfo, args: { metadata: aTimeline().metadata } } satisfies Meta<typeof DeviceInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Browser')).toBeVisible();
    await expect(canvas.getByText('Chrome 140.0')).toBeVisible();
    await expect(canvas.getByText('1440 × 900')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** What was not recorded has no row. */
export const Partial: Story = { args: { metadata: { browser: 'Firefox', timezone: 'Europe/Berlin' } } };

export const Empty: Story = {
  args: { metadata: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No device info in this recording')).toBeVisible();
  },
};
