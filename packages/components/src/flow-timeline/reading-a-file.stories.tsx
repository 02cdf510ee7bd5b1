import { aTimeline, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { FlowTimeline } from './flow-timeline.js';
import { inPanel } from './test-support/in-panel.js';
import { manyEvents, TIMELINE_URL } from './test-support/timelines.js';

const TIMELINE_CALL = '*/blobs/:flowId/timeline.json';

/** Loading of a timeline file. */
const meta = {
  title: 'Tests/FlowTimeline reads a file',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL, timeMs: 0 },
  decorators: [inPanel],
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

let respond = () => {};
let late: Promise<undefined>;

/** The rows are at the positions of their placeholders. */
export const Arriving: Story = {
  parameters: { msw: { handlers: [http.get(TIMELINE_CALL, () => late)] } },
  beforeEach: () => {
    late = new Promise((resolve) => (respond = () => resolve(undefined)));
  },
  play: async ({ canvas, canvasElement }) => {
    const topOf = (part: string) => canvasElement.querySelector(part)!.getBoundingClientRect().top;
    await expect(canvas.getByText('Loading timeline...')).toBeVisible();
    // The first placeholder draws the line above it, too.
    const outlinesTop = topOf('.fl-timeline-loading-row') + 1;
    respond();
    await canvas.findAllByRole('article');
    await expect(topOf('.fl-timeline-row')).toBe(outlinesTop);
  },
};

export const ArrivingInANarrowPanel: Story = {
  ...Arriving,
  parameters: { ...Arriving.parameters, panelWidth: '390px' },
};

/** Half of the file has arrived: its rows are visible, and the rest is loading. */
export const HalfLoaded: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(TIMELINE_CALL, () => {
          const file = JSON.stringify(manyEvents(400));
          const half = new TextEncoder().encode(file.slice(0, file.length / 2));
          const stream = new ReadableStream({ start: (controller) => controller.enqueue(half) });
          return new HttpResponse(stream, {
            headers: { 'content-type': 'application/json', 'content-length': String(file.length) },
          });
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', { busy: false })).not.toHaveLength(0);
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading timeline...');
  },
};

/** Real workers read the file. The story fails if the page reads it itself, as it may do with small files. */
export const InAWorker: Story = {
  parameters: {
    realWorkers: true,
    flowlens: { timelines: { [FLOW_ID]: JSON.stringify(aTimeline()) + ' '.repeat(3_000_000) } },
  },
  beforeEach: () => {
    const RealWorker = globalThis.Worker;
    const started: Worker[] = [];
    globalThis.Worker = class extends RealWorker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        started.push(this);
      }
    };
    Object.assign(globalThis, { startedWorkers: started });
    return () => void (globalThis.Worker = RealWorker);
  },
  play: async ({ canvas }) => {
    const heard: unknown[] = [];
    const { startedWorkers } = globalThis as unknown as { startedWorkers: Worker[] };
    await waitFor(() => expect(startedWorkers).not.toHaveLength(0));
    startedWorkers
      .at(-1)
      ?.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => heard.push(data.type));

    // Its modules load one after another.
    await canvas.findAllByRole('article', { busy: false }, { timeout: 30_000 });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(17));
    await expect(heard).toContain('indexed');
    await expect(heard).toContain('rows');
  },
};
