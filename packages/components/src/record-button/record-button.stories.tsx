import { MOCK_NOW_MS } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createFakeRecorder } from '../../../hooks/src/test-support/fake-recorder.js';
import { RecordButton } from './record-button.js';

const meta = {
  title: 'Record/RecordButton',
  component: RecordButton,
  args: { recorder: createFakeRecorder(), onStopped: fn() },
} satisfies Meta<typeof RecordButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Record' })).toBeEnabled();
  },
};

/** The browser asks what to share. */
export const Starting: Story = { args: { recorder: createFakeRecorder({ status: 'starting' }) } };

export const Recording: Story = {
  args: { recorder: createFakeRecorder({ status: 'recording', runningSince: MOCK_NOW_MS - 83_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop recording' })).toHaveTextContent('1:23');
  },
};

export const Dark: Story = { ...Recording, globals: { theme: 'dark' } };

export const Paused: Story = { args: { recorder: createFakeRecorder({ status: 'paused', elapsedMs: 83_000 }) } };

export const Stopping: Story = { args: { recorder: createFakeRecorder({ status: 'stopping', elapsedMs: 83_000 }) } };

export const Refused: Story = {
  args: { recorder: createFakeRecorder({ error: { code: 'capture_denied', message: 'Permission denied' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Disposed: Story = { args: { recorder: createFakeRecorder({ status: 'disposed' }) } };
