import { aFlow, anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import { CLOCK_FRAMES_PER_SECOND, makeClockVideo, shownFrame } from '../../test-support/clock-video.js';
import { nextPicture, videoReady } from '../../test-support/story-video.js';
import { FlowPlayer } from '../flow-player.js';

const meta = {
  title: 'Tests/FlowPlayer seeks',
  component: FlowPlayer,
  args: { flowId: FLOW_ID, onMarkerSelect: fn() },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await canvas.findByRole('slider', { name: 'Seek' });
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
