import { aComment, aFlow, anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { videoReady } from '../test-support/story-video.js';
import { FlowPlayer } from './flow-player.js';

const meta = {
  title: 'Product/FlowPlayer',
  component: FlowPlayer,
  args: { flowId: FLOW_ID, onMarkerSelect: fn() },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

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
      await userEvent.click(await canvas.findByRole('button', { name: /^Error at 0:06: TypeError/ }));
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
    const [frame, controls] = ['', '-controls'].map((part) => canvasElement.querySelector(`.fl-player${part}`)!);
    await expect(controls!.clientHeight).toBeLessThan(frame!.clientHeight * 0.4);
    centers.slice(1).forEach((center, index) => void expect(center - centers[index]!).toBeGreaterThanOrEqual(24));
  },
};

export const Help: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await videoReady(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
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
    const note = await canvas.findByText('Skipped 3 s');
    await waitFor(() => expect(note).toBeVisible());
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
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link to this moment' }));
    await expect(writeText).toHaveBeenCalledWith('https://flowlens.example/flow/f1?t=7');
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
