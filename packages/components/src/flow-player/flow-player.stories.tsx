import { aComment, aFlow, anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { videoReady } from '../test-support/story-video.js';
import { FlowPlayer } from './flow-player.js';

const meta = {
  component: FlowPlayer,
  args: { flowId: FLOW_ID, onMarkerSelect: fn() },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const noMedia = { video_url: null, preview_video_url: null, thumbnail_url: null, timeline_url: null };

export const Ready: Story = {
  play: async ({ canvas, canvasElement, step, userEvent, args }) => {
    const slider = await canvas.findByRole('slider', { name: 'Seek' });
    const video = await videoReady(canvasElement);

    await step('says where the video stands', async () => {
      await waitFor(() =>
        expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0 seconds of \d+ seconds$/)),
      );
    });
    await step('moves by keys', async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(video.currentTime).toBeCloseTo(3, 1));
      await expect(slider).toHaveAttribute('aria-valuenow', '3');
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(video.currentTime).toBeCloseTo(0, 1));
    });
    await step('goes to an error', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Error at 0:04: Checkout failed/ })[0]!);
      await expect(args.onMarkerSelect).toHaveBeenCalled();
      await waitFor(() => expect(video.currentTime).toBeGreaterThan(3.9));
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Playing: Story = {
  args: { defaultMuted: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.2));
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuenow', '1'), {
      timeout: 5_000,
    });
  },
};

export const KeysOfThePlayer: Story = {
  args: { defaultMuted: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    canvas.getByRole('region', { name: 'Video player' }).focus();

    await userEvent.keyboard('l');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 1));
    await userEvent.keyboard('j');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(0, 1));
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(true);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true));
  },
};

export const ManyMarkers: Story = {
  parameters: {
    flowlens: {
      flows: [
        aFlow({
          comments: [aComment({ timestamp: 2 }), aComment({ id: 'c2', timestamp: 5, content: 'Long. '.repeat(40) })],
        }),
      ],
      timelines: {
        [FLOW_ID]: aTimeline({
          timeline: [30, 80, 2_020, 2_050, 2_080, 3_500, 3_520, 4_400, 5_900, 5_950].map((timeMs, index) =>
            index % 2 === 0
              ? anEvent(timeMs, {
                  type: 'console_error',
                  console_error_data: { message: `Console error ${index} `.repeat(9) },
                })
              : anEvent(timeMs, {
                  type: 'javascript_error',
                  javascript_error_data: {
                    message: `TypeError ${index}`,
                    filename: 'https://shop.example/checkout.js',
                  },
                }),
          ),
        }),
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const group = await canvas.findByRole('button', { name: /^Error at 0:02: .*, and 3 more$/ });
    group.focus();
    const list = await canvas.findByRole('button', { name: /^Error at 0:02: TypeError 3/ });
    await userEvent.click(list);
    await expect(args.onMarkerSelect).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'javascript_error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next marker' }));
    await expect(args.onMarkerSelect).toHaveBeenLastCalledWith(expect.objectContaining({ timeMs: 3_500 }));
    group.focus();
    await canvas.findByRole('button', { name: /^Error at 0:02: TypeError 3/ });
  },
};

/** Nobody is at the controls for 3 s: they go, and come back with the mouse. */
export const ControlsHide: Story = {
  args: { defaultMuted: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await userEvent.click(video);
    const frame = canvas.getByRole('region', { name: 'Video player' });
    await waitFor(() => expect(frame).not.toHaveAttribute('data-paused'));
    await expect(frame).toHaveAttribute('data-controls-visible');
    await waitFor(() => expect(frame).not.toHaveAttribute('data-controls-visible'), { timeout: 4_500 });
    await userEvent.hover(canvas.getByRole('slider', { name: 'Volume' }));
    await userEvent.pointer({ target: video });
    await expect(frame).toHaveAttribute('data-controls-visible');
  },
};

export const NoMarkers: Story = {
  parameters: { flowlens: { flows: [aFlow({ comments: [] })], timelines: { [FLOW_ID]: aTimeline({ timeline: [] }) } } },
};

export const Pending: Story = {
  parameters: { flowlens: { flows: [aFlow({ ...noMedia, recording_status: 'pending' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video Queued')).toBeVisible();
    await expect(canvas.getByText('Waiting for video processing to start...')).toBeVisible();
  },
};

export const InProgress: Story = {
  parameters: { flowlens: { flows: [aFlow({ ...noMedia, recording_status: 'in_progress' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Processing Video')).toBeVisible();
    await expect(canvas.getByText('This might take a while...')).toBeVisible();
    await canvas.findByText('Reading the recording...');
    await canvas.findByText('Preparing the video for playback...', {}, { timeout: 4_000 });
  },
};

export const Failed: Story = {
  parameters: { flowlens: { flows: [aFlow({ ...noMedia, recording_status: 'failed' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video processing failed')).toBeVisible();
    await expect(canvas.getByText('Unable to process video for this flow')).toBeVisible();
  },
};

export const WithoutVideo: Story = {
  parameters: { flowlens: { flows: [aFlow(noMedia)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No video')).toBeVisible();
  },
};

/** The file is no video. Markers and progress bar go by the length that the flow gives. */
export const VideoFailure: Story = {
  parameters: { flowlens: { flows: [aFlow({ video_url: '/clip-thumbnail.jpg' })] } },
  play: async ({ args, canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText('The video cannot be played')).toBeVisible();
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Error at 0:04: Checkout failed/ }))[0]!);
    await expect(args.onMarkerSelect).toHaveBeenCalled();
    const slider = canvas.getByRole('slider', { name: 'Seek' });
    await expect(slider).toHaveAttribute('aria-valuetext', '4 seconds of 12 seconds');
  },
};

/** An address that has run out: another try reads the flow anew and goes on with the new one. */
export const RecoversFromFailure: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/flowlens/flow/:id', () => HttpResponse.json(aFlow({ video_url: '/clip-thumbnail.jpg' })), {
          once: true,
        }),
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await videoReady(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
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

/** The parts in another order, without the flow around them. */
export const Parts: Story = {
  render: () => (
    <FlowPlayer.Root durationMs={12_000} hotkeys={false}>
      <FlowPlayer.Video src="/clip.mp4" />
      <FlowPlayer.Controls>
        <FlowPlayer.Bar>
          <FlowPlayer.PlayButton />
          <FlowPlayer.Time />
        </FlowPlayer.Bar>
        <FlowPlayer.ProgressBar />
      </FlowPlayer.Controls>
    </FlowPlayer.Root>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    canvas.getByRole('region', { name: 'Video player' }).focus();
    await userEvent.keyboard('l');
    await expect(video.currentTime).toBe(0);
  },
};
