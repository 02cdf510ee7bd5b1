import { aProject, aWaitingRecording, PROJECT_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { WaitingRecordings } from './waiting-recordings.js';

const several = [
  aWaitingRecording(),
  aWaitingRecording({
    flow_id: '3e8d2f4b-6cad-4d71-8b80-9f2e1d3c4b59',
    title: 'The address book loses its entries when I sort',
    description: 'Only in the evening, and never for my colleague.',
    guest: { name: 'Eve', email: null },
    recording_status: 'in_progress',
    video_duration_ms: 0,
  }),
  aWaitingRecording({
    flow_id: '3e8d2f4b-6cad-4d71-8b80-9f2e1d3c4b60',
    title: 'Broken',
    recording_status: 'failed',
    video_duration_ms: 0,
  }),
];

const meta = {
  title: 'Record/WaitingRecordings',
  component: WaitingRecordings,
  args: { project: aProject({ waiting_recordings_count: 3 }) },
  parameters: { flowlens: { waitingRecordings: { [PROJECT_ID]: several } } },
} satisfies Meta<typeof WaitingRecordings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const opened: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
  await screen.findByRole('dialog', { name: 'Guest recordings' });
};

export const OneWaits: Story = {
  args: { project: aProject({ waiting_recordings_count: 1 }) },
  parameters: { flowlens: { waitingRecordings: { [PROJECT_ID]: [aWaitingRecording()] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 recording waiting')).toBeVisible();
  },
};

export const Opened: Story = {
  play: async (context) => {
    await opened(context);
    await expect(await screen.findByText('Could not be processed')).toBeVisible();
  },
};

export const Discarding: Story = {
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Discard “Broken”' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const AcceptFailed: Story = {
  parameters: {
    msw: {
      handlers: [http.post('*/waiting-recordings/:id', () => HttpResponse.json({}, { status: 500 }))],
    },
  },
  play: async (context) => {
    await opened(context);
    const [first] = await within(screen.getByRole('dialog')).findAllByRole('button', { name: /^Accept/ });
    if (first) await context.userEvent.click(first);
    await expect(await screen.findByText('Failed to accept the recording')).toBeVisible();
  },
};

export const NoneWaits: Story = { args: { project: aProject() } };
