import { linkAtTime } from '@flowlens/core/links';
import { aComment, aFlow, anEvent, aTimeline, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { videoReady } from '../../test-support/story-video.js';
import { FlowPlayer } from '../flow-player.js';

const meta = {
  title: 'Watch/FlowPlayer/Markers',
  component: FlowPlayer,
  args: { flowId: FLOW_ID, onMarkerSelect: fn() },
} satisfies Meta<typeof FlowPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    const group = await canvas.findByRole('button', { name: /^Error at 0:02: .*, and 2 more$/ });
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

/**
 * Distinguished by shape as well as by colour, even if several share a marker: comments are rounded squares, errors are
 * round, and marked moments are pennants.
 */
export const GroupsOfEachKind: Story = {
  parameters: {
    flowlens: {
      flows: [aFlow({ comments: [aComment({ timestamp: 2 }), aComment({ id: 'c2', timestamp: 2 })] })],
      timelines: {
        [FLOW_ID]: aTimeline({
          timeline: [
            ...[6_000, 6_010].map((timeMs) =>
              anEvent(timeMs, {
                type: 'console_error',
                console_error_data: { message: `Payment failed after ${timeMs} ms` },
              }),
            ),
            ...[9_000, 9_010].map((timeMs) =>
              anEvent(timeMs, { type: 'recorder_mark', recorder_mark_data: { note: 'The total is wrong' } }),
            ),
          ],
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    const shapeOf = async (name: RegExp) => {
      const { borderTopLeftRadius, borderTopRightRadius, height } = getComputedStyle(
        (await canvas.findByRole('button', { name })).firstElementChild!,
      );
      const corners = [borderTopLeftRadius, borderTopRightRadius].map((radius) =>
        parseFloat(radius) >= parseFloat(height) / 2 ? 'round' : 'square',
      );
      return [...new Set(corners)].join(' to ');
    };
    await expect(await shapeOf(/^Error at .*, and 1 more$/)).toBe('round');
    await expect(await shapeOf(/^Comment at .*, and 1 more$/)).toBe('square');
    await expect(await shapeOf(/^Mark at .*, and 1 more$/)).toBe('square to round');
  },
};

/** Marked moments, with and without a note, next to an error and a comment. */
export const MarkedMoments: Story = {
  parameters: {
    flowlens: {
      flows: [aFlow({ comments: [aComment({ timestamp: 8 })] })],
      timelines: {
        [FLOW_ID]: aTimeline({
          timeline: [
            anEvent(3_000, { type: 'recorder_mark', recorder_mark_data: { note: 'The total is wrong' } }),
            anEvent(5_000, { type: 'console_error', console_error_data: { message: 'Payment failed' } }),
            anEvent(10_000, { type: 'recorder_mark', recorder_mark_data: { note: '' } }),
          ],
        }),
      },
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await videoReady(canvasElement);
    await canvas.findByRole('button', { name: 'Mark at 0:10' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark at 0:03: The total is wrong' }));
    await expect(args.onMarkerSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'recorder_mark', timeMs: 3_000 }),
      { by: 'mark' },
    );
  },
};

/** Markers half a second apart on a bar of any width. Markers without room for 24 px are merged. */
export const NarrowMarkers: Story = {
  args: {
    idleStretches: [{ startMs: 1_000, endMs: 4_000 }],
    momentUrl: (timeMs) => linkAtTime('https://flowlens.example/flow/f1', timeMs),
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
