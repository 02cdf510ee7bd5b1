import { aComment, aFlow, anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { CLOCK_FRAMES_PER_SECOND, makeClockVideo, shownFrame } from '../test-support/clock-video.js';
import { nextPicture, videoReady } from '../test-support/story-video.js';
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
      await userEvent.click(canvas.getByRole('button', { name: /^Error at 0:06: TypeError/ }));
      await expect(args.onMarkerSelect).toHaveBeenCalled();
      await waitFor(() => expect(video.currentTime).toBeCloseTo(6.2, 2));
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
    await expect(args.onMarkerSelect).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'javascript_error' }), {
      by: 'mark',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next error' }));
    await expect(args.onMarkerSelect).toHaveBeenLastCalledWith(expect.objectContaining({ timeMs: 2_080 }), {
      by: 'jump',
    });
    group.focus();
    await canvas.findByRole('button', { name: /^Error at 0:02: TypeError 3/ });
  },
};

/** Marks half a second apart on a bar of any width: those without room for 24 px each share one. */
export const NarrowMarkers: Story = {
  args: {
    idleStretches: [{ startMs: 1_000, endMs: 4_000 }],
    momentUrl: (seconds) => `https://flowlens.example/flow/f1?t=${seconds}`,
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <FlowPlayer {...args} />
    </div>
  ),
  parameters: {
    flowlens: {
      flows: [aFlow({ comments: [aComment({ timestamp: 5 })] })],
      timelines: {
        [FLOW_ID]: aTimeline({
          timeline: Array.from({ length: 20 }, (_, index) =>
            anEvent(500 * (index + 1), { type: 'console_error', console_error_data: { message: `Error ${index}` } }),
          ),
        }),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await videoReady(canvasElement);
    await canvas.findByRole('button', { name: /^Error at 0:00: Error 0, and \d more$/ });
    const centers = [...canvasElement.querySelectorAll('.fl-player-marker-button')].map((mark) => {
      const { left, width } = mark.getBoundingClientRect();
      return left + width / 2;
    });
    await expect(centers.length).toBeGreaterThan(5);
    const bar = canvasElement.querySelector('.fl-player-bar')!;
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    centers.slice(1).forEach((center, index) => void expect(center - centers[index]!).toBeGreaterThanOrEqual(24));
  },
};

export const Help: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await videoReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveFocus();
    await userEvent.keyboard('?');
    await expect(await canvas.findByText('Previous frame')).toBeVisible();
  },
};

export const Speed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Playback speed' }), '16×');
    await expect(video.playbackRate).toBe(16);
    canvas.getByRole('region', { name: 'Video player' }).focus();
    await userEvent.keyboard('>');
    await expect(video.playbackRate).toBe(16);
    await userEvent.keyboard('<');
    await expect(canvas.getByRole('combobox', { name: 'Playback speed' })).toHaveDisplayValue('8×');
  },
};

/** What nobody did anything in is dimmed on the bar, and left out on request. */
export const IdleStretches: Story = {
  args: {
    defaultMuted: true,
    defaultSkipIdle: true,
    idleStretches: [
      { startMs: 400, endMs: 3_600 },
      { startMs: 6_900, endMs: 9_000 },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Skip idle', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText('Skipped 3 s')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(video.currentTime).toBeGreaterThanOrEqual(3.6);
    await waitFor(() => expect(canvas.queryByText('Skipped 3 s')).not.toBeInTheDocument());
  },
};

const CAPTIONS = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:20.000\nconsole_error: Checkout failed: 500\n')}`;

export const WithCaptions: Story = {
  args: { tracks: [{ label: 'Events', srcLang: 'en', src: CAPTIONS }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Captions', pressed: false }));
    await expect(await canvas.findByRole('button', { name: 'Captions', pressed: true })).toBeVisible();
    await userEvent.keyboard('l');
    await waitFor(() => expect(video.textTracks[0]?.activeCues).toHaveLength(1));
    await userEvent.keyboard('c');
    await expect(await canvas.findByRole('button', { name: 'Captions', pressed: false })).toBeVisible();
    await userEvent.keyboard('c');
  },
};

export const CaptionsInLanguages: Story = {
  args: {
    tracks: [
      { label: 'English', srcLang: 'en', src: CAPTIONS },
      { label: 'Deutsch', srcLang: 'de', src: `${CAPTIONS}%0A` },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Captions' }), 'Deutsch');
    await expect([...video.textTracks].map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
  },
};

/** A link to a moment opens there, and another one can be copied. */
export const LinkToTheMoment: Story = {
  args: { startAt: '0:07', momentUrl: (seconds) => `https://flowlens.example/flow/f1?t=${seconds}` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(7, 1));
    await expect(canvas.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuenow', '7');
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to this moment' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('https://flowlens.example/flow/f1?t=7');
    await expect(await canvas.findByText('Link copied', { selector: '[role=status]' })).toBeInTheDocument();
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
    await userEvent.click(await canvas.findByRole('button', { name: /^Error at 0:06: TypeError/ }));
    await expect(args.onMarkerSelect).toHaveBeenCalled();
    const slider = canvas.getByRole('slider', { name: 'Seek' });
    await expect(slider).toHaveAttribute('aria-valuetext', '6 seconds of 12 seconds');
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

const ERROR_TIMES_MS = [1_010, 2_345, 4_999, 7_777, 11_001, 13_579, 16_666, 19_250];

/** A recording that draws its own clock: the frame a mark leads to is the one that showed when the error happened. */
export const SeekAccuracy: Story = {
  parameters: {
    flowlens: {
      timelines: {
        [FLOW_ID]: aTimeline({
          timeline: ERROR_TIMES_MS.map((timeMs) =>
            anEvent(timeMs, { type: 'console_error', console_error_data: { message: `At ${timeMs} ms` } }),
          ),
        }),
      },
    },
    msw: {
      handlers: [
        http.get('*/flowlens/flow/:id', async () =>
          HttpResponse.json(
            aFlow({
              comments: [],
              video_url: URL.createObjectURL(await makeClockVideo(20)),
              video_duration_ms: 20_000,
            }),
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByRole('slider', { name: 'Seek' }, { timeout: 20_000 });
    const video = await videoReady(canvasElement);
    let shownAt = 0;
    // Back and forth, so that no frame is just the next one.
    for (const timeMs of ERROR_TIMES_MS.toSorted((a, b) => (a % 1_000) - (b % 1_000))) {
      await step(`the error at ${timeMs} ms`, async () => {
        const shown = nextPicture(video, shownAt);
        await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`: At ${timeMs} ms$`) }));
        shownAt = await shown;
        const frameMs = (shownFrame(video) / CLOCK_FRAMES_PER_SECOND) * 1_000;
        await expect(Math.abs(frameMs - timeMs)).toBeLessThanOrEqual(1_000 / CLOCK_FRAMES_PER_SECOND);
      });
    }
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
