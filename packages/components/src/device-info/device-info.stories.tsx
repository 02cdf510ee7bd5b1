import { NO_ENTRY_COUNTS } from '@flowlens/timeline';
import { aTimeline, someCaptureNotes } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeviceInfo } from './device-info.js';

const byKind = {
  ...NO_ENTRY_COUNTS.byKind,
  network: 1_204,
  websocket: 1,
  dom_action: 58,
  console_error: 3,
  navigation: 4,
};

const meta = {
  title: 'Watch/DeviceInfo',
  component: DeviceInfo,
  args: { metadata: aTimeline().metadata, counts: { ...NO_ENTRY_COUNTS, byKind } },
} satisfies Meta<typeof DeviceInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { look: { width: 800, detects: '.fl-root { --fl-text: 12px }' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Browser')).toBeVisible();
    await expect(canvas.getByText('Chrome 140.0')).toBeVisible();
    await expect(canvas.getByText('1440 × 900')).toBeVisible();
    await expect(canvas.getByText('1,204')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy all' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Capture notes appear below the device. */
export const WithNotes: Story = {
  args: { notes: someCaptureNotes() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Recording notes' })).toBeVisible();
    await expect(canvas.getByText('3 events could not be read (lines 2, 7, 9).')).toBeVisible();
  },
};

/** Unknown facts have no row. */
export const Partial: Story = {
  args: { metadata: { browser: 'Firefox', timezone: 'Europe/Berlin' }, counts: NO_ENTRY_COUNTS },
};

/** A file without metadata names no device. */
export const OnlyEvents: Story = { args: { metadata: null } };

export const Empty: Story = {
  args: { metadata: null, counts: NO_ENTRY_COUNTS },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No device info in this recording')).toBeVisible();
  },
};
