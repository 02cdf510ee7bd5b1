import { linkAtTime } from '@flowlens/core/links';
import { createMarkers } from '@flowlens/timeline';
import { aFlow, anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { videoReady } from '../test-support/story-video.js';
import { FlowPlayer } from './flow-player.js';

const meta = {
  title: 'Watch/FlowPlayer',
  component: FlowPlayer,
  args: { flowId: FLOW_ID, onMarkerSelect: fn() },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { look: { width: 800 } },
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
      await userEvent.click(await canvas.findByRole('button', { name: /^Error at 0:06: TypeError/ }));
      await expect(args.onMarkerSelect).toHaveBeenCalled();
      await waitFor(() => expect(video.currentTime).toBeCloseTo(6.2, 2));
      await expect(await canvas.findByText('https://shop.example/checkout.js')).toBeVisible();
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
    const toldSeconds = () => Number(canvas.getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuenow'));
    await waitFor(() => expect(toldSeconds()).toBeGreaterThanOrEqual(1));
    await expect(toldSeconds()).toBeLessThanOrEqual(video.currentTime);
  },
};

export const Help: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await videoReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveFocus();
    await userEvent.keyboard('?');
    await expect(await screen.findByText('Previous frame')).toBeVisible();
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

/** Idle stretches are dimmed on the bar, and skipped on request. */
export const IdleStretches: Story = {
  args: {
    defaultMuted: true,
    defaultSkipIdle: true,
    // On a busy machine, playback enters the stretch before the check, but not far at this speed.
    defaultRate: 0.25,
    idleStretches: [
      { startMs: 100, endMs: 3_500 },
      { startMs: 6_900, endMs: 9_000 },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Skip idle', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    const note = await canvas.findByText('Skipped 3 s');
    await waitFor(() => expect(note).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(video.currentTime).toBeGreaterThanOrEqual(3.5);
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
  args: { startAtMs: 7_000, momentUrl: (timeMs) => linkAtTime('https://flowlens.example/flow/f1', timeMs) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(7, 1));
    await expect(canvas.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuenow', '7');
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to this moment' }));
    await expect(writeText).toHaveBeenCalledWith('https://flowlens.example/flow/f1?t=7');
    await expect(
      await canvas.findByText('Link copied', { selector: '[role=status], [role=status] *' }),
    ).toBeInTheDocument();
  },
};

/** Without activity the controls hide after 3 s, and return with the mouse. */
export const ControlsHide: Story = {
  args: { defaultMuted: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    const frame = canvas.getByRole('region', { name: 'Video player' });
    // Awaited from before the click, because they disappear automatically.
    const shownAtFirst = waitFor(() => expect(frame.matches('[data-controls-visible]:not([data-paused])')).toBe(true));
    await userEvent.click(video);
    await shownAtFirst;
    await waitFor(() => expect(frame).not.toHaveAttribute('data-controls-visible'));
    await userEvent.hover(canvas.getByRole('slider', { name: 'Volume' }));
    await userEvent.pointer({ target: video });
    await expect(frame).toHaveAttribute('data-controls-visible');
  },
};

export const NoMarkers: Story = {
  parameters: { flowlens: { flows: [aFlow({ comments: [] })], timelines: { [FLOW_ID]: aTimeline({ timeline: [] }) } } },
};

/** Errors that are frequent at first and rare at the end. */
const MANY_ERRORS = Array.from({ length: 80 }, (_, index) =>
  anEvent(Math.round(9_900 * (index / 79) ** 2), {
    type: 'console_error',
    console_error_data: { message: `Retry ${index} failed` },
  }),
);

/** A lane with more errors than it can show as single markers becomes a heat strip. */
export const HeatStrip: Story = {
  parameters: { flowlens: { timelines: { [FLOW_ID]: aTimeline({ timeline: MANY_ERRORS }) } } },
  play: async ({ canvas, canvasElement }) => {
    await videoReady(canvasElement);
    await waitFor(async () => {
      const errors = canvas.getAllByRole('button', { name: /^Error at / });
      const heats = errors.map((error) => error.closest('li')?.dataset['heat']);
      await expect([heats[0], heats.at(-1)]).toEqual(['4', '1']);
    });
  },
};

export const HeatStripDark: Story = { ...HeatStrip, globals: { theme: 'dark' } };

const SLOW_PAGE = createMarkers({
  incidents: [],
  comments: [{ id: 'c1', content: 'Slow from here', timestamp: 3 }],
  durationMs: 12_000,
});

/** The parts in another order, without a flow. */
export const Parts: Story = {
  render: ({ onMarkerSelect }) => (
    <FlowPlayer.Root durationMs={12_000} hotkeys={false}>
      <FlowPlayer.Video src="/clip.mp4" />
      <FlowPlayer.Controls>
        <FlowPlayer.Bar>
          <FlowPlayer.PlayButton />
          <FlowPlayer.Time />
        </FlowPlayer.Bar>
        <FlowPlayer.ProgressBar />
        <FlowPlayer.Markers markers={SLOW_PAGE} onMarkerSelect={onMarkerSelect} />
      </FlowPlayer.Controls>
    </FlowPlayer.Root>
  ),
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const video = await videoReady(canvasElement);
    await step('take the mouse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Comment at 0:03/ }));
      await expect(args.onMarkerSelect).toHaveBeenCalled();
      await expect(video.currentTime).toBe(3);
      await userEvent.pointer({ keys: '[MouseLeft]', target: canvas.getByRole('slider', { name: 'Seek' }) });
      await waitFor(() => expect(video.currentTime).toBe(0));
    });
    canvas.getByRole('region', { name: 'Video player' }).focus();
    await userEvent.keyboard('l');
    await expect(video.currentTime).toBe(0);
  },
};
