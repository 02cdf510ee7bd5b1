import { aFlow, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, within } from 'storybook/test';
import { FlowPlayer } from './flow-player.js';

const meta = {
  title: 'Watch/FlowPlayer/States',
  component: FlowPlayer,
  args: { flowId: FLOW_ID, onMarkerSelect: fn() },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const noMedia = { video_url: null, preview_video_url: null, thumbnail_url: null, timeline_url: null };

export const Pending: Story = {
  parameters: { look: { width: 800 }, flowlens: { flows: [aFlow({ ...noMedia, recording_status: 'pending' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video Queued')).toBeVisible();
    await expect(canvas.getByText('Waiting for video processing to start...')).toBeVisible();
  },
};

export const InProgress: Story = {
  parameters: { flowlens: { flows: [aFlow({ ...noMedia, recording_status: 'in_progress' })] } },
  play: async ({ canvas }) => {
    // The messages rotate.
    await canvas.findByText('Reading the recording...');
    await canvas.findByText('Preparing the video for playback...');
    await expect(canvas.getByText('Processing Video')).toBeVisible();
    await expect(canvas.getByText('This might take a while...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { look: { width: 800 }, flowlens: { flows: [aFlow({ ...noMedia, recording_status: 'failed' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video processing failed')).toBeVisible();
    await expect(canvas.getByText('Unable to process video for this flow')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const TriedAgain: Story = {
  parameters: { flowlens: { flows: [aFlow({ ...noMedia, recording_status: 'failed' })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Video Queued')).toBeVisible();
  },
};

/** Other users may not reprocess it. */
export const FailedForReaders: Story = {
  parameters: { flowlens: { flows: [aFlow({ ...noMedia, recording_status: 'failed', can_edit: false })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video processing failed')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const WithoutVideo: Story = {
  parameters: { flowlens: { flows: [aFlow(noMedia)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No video')).toBeVisible();
  },
};

/** The file is not a video. Markers and progress bar use the length of the flow. */
export const VideoFailure: Story = {
  parameters: { flowlens: { flows: [aFlow({ video_url: '/clip-thumbnail.jpg' })] } },
  play: async ({ args, canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText('The video cannot be played')).toBeVisible();
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Error at 0:06: TypeError/ }));
    await expect(args.onMarkerSelect).toHaveBeenCalled();
    const slider = canvas.getByRole('slider', { name: 'Seek' });
    await expect(slider).toHaveAttribute('aria-valuetext', '6 seconds of 12 seconds');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flow/:id', () => delay('infinite'))] } },
};

export const LoadFailure: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the flow of this video')).toBeVisible();
  },
};
