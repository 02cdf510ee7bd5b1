import { aComment, aFlow, aTag, FLOW_ID, someCaptureNotes } from '@flowlens/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { flowViewReady } from '../test-support/flow-view-ready.js';
import { highlightedRow } from '../test-support/highlighted-row.js';
import { videoReady } from '../test-support/story-video.js';
import { FlowView } from './flow-view.js';

const meta = {
  title: 'Watch/FlowView',
  component: FlowView,
  args: { flowId: FLOW_ID, onTabChange: fn(), onMarkerSelect: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 'min(100vh, 820px)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlowView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { look: { width: 1440 } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Checkout answers 500' })).toBeVisible();
    const video = await videoReady(canvasElement);

    await step('a row of the timeline seeks', async () => {
      const row = await canvas.findByRole('article', { name: /Checkout failed/ });
      const highlighted = waitFor(() => expect(row).toHaveAttribute('data-highlighted'));
      await userEvent.click(within(row).getByText(/Checkout failed: 500/));
      await waitFor(() => expect(video.currentTime).toBeCloseTo(4.5, 1));
      await highlighted;
      await waitFor(() => expect(row).not.toHaveAttribute('data-highlighted'));
    });
    await flowViewReady({ canvas, canvasElement });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** An error marker clears the filters, shows the timeline, highlights its event, and seeks the video. */
export const ErrorMarker: Story = {
  args: { defaultTab: 'device-info' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    const shown = highlightedRow({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^Error at 0:06: TypeError/ }));

    await expect(args.onTabChange).toHaveBeenCalledWith('timeline');
    await expect(await canvas.findByRole('tab', { name: 'Timeline', selected: true })).toBeVisible();
    const row = await shown;
    await waitFor(() => expect(row).toHaveFocus());
    await waitFor(() => expect(video.currentTime).toBeCloseTo(6.2, 1));
  },
};

export const CommentMarker: Story = {
  parameters: {
    flowlens: {
      flows: [
        aFlow({
          comments: [aComment({ timestamp: 5 }), aComment({ id: 'c2', timestamp: 1, content: 'Starts here' })],
        }),
      ],
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const video = await videoReady(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Comment at 0:05:/ }));
    await expect(args.onTabChange).toHaveBeenCalledWith('timeline-comments');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 1));
    const comment = canvas
      .getByText(/^The button does/, { selector: '.fl-comment-text, .fl-comment-text *' })
      .closest('li');
    await expect(comment).toHaveFocus();
    canvas.getByRole('button', { name: /^Comment at 0:05:/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(comment).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '0:01' }));
    await waitFor(() => expect(video.currentTime).toBeCloseTo(1, 1));
  },
};

/** Shortcuts of the player, the timeline and the page, in groups. */
export const Shortcuts: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await flowViewReady({ canvas, canvasElement });
    canvas.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('?');

    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
  },
};

export const ShortcutsDark: Story = { ...Shortcuts, globals: { theme: 'dark' } };

export const DeviceInfoTab: Story = {
  args: { defaultTab: 'device-info' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome 140.0')).toBeVisible();
  },
};

/** The recording has gaps, and was sent a day after it was made. */
export const CaptureNotes: Story = {
  parameters: {
    flowlens: {
      flows: [aFlow({ capture: { notes: someCaptureNotes() }, recorded_at: '2026-03-01T09:14:18.000Z' })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('6 notes on this recording'));
    await expect(canvas.getByText('The recording ends early: the video stops at 0:12.')).toBeVisible();
    // Texts below the video show once it has its shape.
    await waitFor(() => expect(canvas.getByText(/^Recorded /)).toBeVisible());
  },
};

export const CaptureNotesDark: Story = { ...CaptureNotes, globals: { theme: 'dark' } };

export const SequenceTab: Story = {
  args: { defaultTab: 'sequence' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Messages' })).toBeVisible();
  },
};

export const Translated: Story = {
  args: {
    messages: {
      flowView: { commentsTab: 'Kommentare' },
      player: { play: 'Abspielen' },
      timeline: { search: 'Ereignisse suchen' },
      deviceInfo: { label: 'Gerät' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Abspielen' })).toBeVisible();
    await expect(await canvas.findByPlaceholderText('Ereignisse suchen')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Device Info' }));
    await expect(await canvas.findByRole('region', { name: 'Gerät' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Kommentare/ })).toBeVisible();
  },
};

export const LongTitleAndManyTags: Story = {
  parameters: {
    flowlens: {
      flows: [
        aFlow({
          title: 'W'.repeat(51),
          tags: Array.from({ length: 8 }, (_, index) =>
            aTag({ id: `t${index}`, title: `tag number ${index}`.slice(0, 11) }),
          ),
        }),
      ],
    },
  },
};

/** The timeline cannot be read, but the video plays. */
export const TimelineFailure: Story = {
  parameters: { flowlens: { timelines: { [FLOW_ID]: '<!doctype html>' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Failed to load timeline data')).toBeVisible();
    await expect(
      canvas.getByText('Data format error: Timeline data is not in the expected JSON format.'),
    ).toBeVisible();
    await videoReady(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled();
  },
};

/** The timeline file names the device, so it is unknown too. */
export const DeviceInfoFailure: Story = {
  ...TimelineFailure,
  args: { defaultTab: 'device-info' },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Device Info' }));
    await expect(await panel.findByText(/^Data format error:/)).toBeVisible();
    await expect(panel.queryByText('No device info in this recording')).not.toBeInTheDocument();
  },
};

/** The video cannot be played, but markers and timeline work. */
export const VideoFailure: Story = {
  parameters: { flowlens: { flows: [aFlow({ video_url: '/clip-thumbnail.jpg' })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The video cannot be played')).toBeVisible();
    const shown = highlightedRow({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^Error at 0:06: TypeError/ }));
    await shown;
    await expect(canvas.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuenow', '6');
  },
};

/** A recorder may send a timeline only. Its events then start near the top instead of below an empty frame. */
export const WithoutVideo: Story = {
  parameters: {
    look: { width: 1440 },
    flowlens: { flows: [aFlow({ video_url: null, preview_video_url: null, thumbnail_url: null })] },
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByText('No video');
    await expect(note).toBeVisible();
    await expect((await canvas.findByRole('region', { name: 'Video player' })).clientHeight).toBeLessThan(200);
    await expect(await canvas.findByRole('heading', { name: 'What went wrong' })).toBeVisible();
  },
};

export const Pending: Story = {
  parameters: {
    flowlens: { flows: [aFlow({ recording_status: 'pending', video_url: null, timeline_url: null, comments: [] })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Video Queued')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flow/:id', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading Flow')).toBeVisible();
    await expect(canvas.getByText('Fetching flow details...')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

export const NotFound: Story = {
  args: { flowId: '00000000-0000-4000-8000-000000000000' },
  parameters: { look: { width: 1440 }, provider: { onNavigate: fn() } },
  play: async ({ canvas, parameters, userEvent }) => {
    await expect(await canvas.findByText('Failed to load flow details')).toBeVisible();
    const link = canvas.getByRole('link', { name: '← Back to Gallery' });
    await expect(link).toHaveAttribute('href', '/flowlens');
    await userEvent.click(link);
    await expect((parameters['provider'] as { onNavigate: unknown }).onNavigate).toHaveBeenCalledWith({
      page: 'gallery',
    });
  },
};

export const ServerFailure: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }))] } },
};

const refreshing = { fails: 0 };
function answerAtFirst() {
  refreshing.fails = 0;
}
const failWhenRefreshed = http.get('*/flowlens/flow/:id', () =>
  refreshing.fails ? HttpResponse.json({}, { status: refreshing.fails }) : undefined,
);

async function refreshInVain(status: number, { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const refresh = await canvas.findByRole('button', { name: 'Refresh flow' });
  refreshing.fails = status;
  await userEvent.click(refresh);
}

/** A failed reload keeps the displayed content. */
export const RefreshFailed: Story = {
  beforeEach: answerAtFirst,
  parameters: { msw: { handlers: [failWhenRefreshed] } },
  play: async ({ canvas, userEvent }) => {
    await refreshInVain(500, { canvas, userEvent });

    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load flow details');
    await expect(canvas.getByRole('region', { name: 'Video player' })).toBeVisible();
  },
};

/** The reload finds that the flow is gone: deleted, or no longer accessible to the viewer. */
export const GoneMeanwhile: Story = {
  beforeEach: answerAtFirst,
  parameters: { msw: { handlers: [failWhenRefreshed] } },
  play: async ({ canvas, userEvent }) => {
    await refreshInVain(404, { canvas, userEvent });

    await expect(await canvas.findByRole('link', { name: '← Back to Gallery' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Video player' })).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Narrow: Story = {
  parameters: { look: { width: 390 } },
  decorators: [
    (Story) => (
      <div style={{ width: 390, height: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: flowViewReady,
};
