import { anEvent, aRequest, aTimeline, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { answersWith, TIMELINE_URL } from '../flow-timeline/test-support/timelines.js';
import { SequenceDiagram } from './sequence-diagram.js';

const TIMELINE_CALL = '*/blobs/:flowId/timeline.json';

const meta = {
  title: 'Watch/SequenceDiagram',
  component: SequenceDiagram,
  args: { timelineUrl: TIMELINE_URL, flowTitle: 'Checkout answers 500', onEntrySelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 480, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SequenceDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

const TRAFFIC = [
  ...aRequest(400, { id: 'a', url: 'https://shop.example/api/cart', status: 200, latencyMs: 84 }),
  ...aRequest(1_200, { id: 'b', url: 'https://shop.example/api/customers/4711/addresses?all=1', status: 304 }),
  ...aRequest(4_100, { id: 'c', method: 'POST', url: 'https://api.payments.example/v2/charges', status: 500 }),
  ...aRequest(4_900, {
    id: 'd',
    method: 'POST',
    url: 'https://shop.example/api/checkout',
    status: 502,
    latencyMs: 1_840,
  }),
  ...aRequest(5_600, { id: 'e', url: 'https://shop.example/api/recommendations' }),
  anEvent(6_000, {
    type: 'network_request',
    correlation_id: 'f',
    network_request_data: { method: 'PUT', url: 'https://metrics.example/beacon' },
  }),
  anEvent(6_035, {
    type: 'network_response',
    correlation_id: 'f',
    network_response_data: { status: 0, error: 'net::ERR_CONNECTION_REFUSED', url: 'https://metrics.example/beacon' },
  }),
  anEvent(6_500, {
    type: 'websocket_created',
    correlation_id: 'w',
    websocket_created_data: { url: 'wss://chat.shop.example/room/7' },
  }),
  anEvent(7_000, { type: 'websocket_frame_sent', correlation_id: 'w' }),
  anEvent(7_400, { type: 'websocket_frame_received', correlation_id: 'w' }),
  anEvent(9_000, {
    type: 'websocket_closed',
    correlation_id: 'w',
    websocket_closed_data: { reason: 'going away' },
  }),
];

/** Requests to several hosts, with failures, a pending one and a connection. */
export const Default: Story = {
  parameters: { look: { width: 800 }, flowlens: answersWith(TRAFFIC) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /POST \/v2\/charges 500 .* api.payments.example/ }),
    );
    await expect(args.onEntrySelect).toHaveBeenCalledWith('e4', 4_100);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Narrow: Story = {
  ...Default,
  parameters: { flowlens: answersWith(TRAFFIC) },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** More messages than are drawn. */
export const Long: Story = {
  parameters: {
    flowlens: answersWith(
      aTimeline({
        timeline: Array.from({ length: 150 }, (_, at) =>
          aRequest(at * 200, { id: `r${at}`, url: `https://shop.example/api/orders/${at}`, status: 200 }),
        ).flat(),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The first 100 messages are shown. Later ones are left out.'),
    ).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(TIMELINE_CALL, () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sequence diagram...')).toBeVisible();
  },
};

export const NothingToDraw: Story = {
  parameters: { flowlens: { timelines: { [FLOW_ID]: '[]' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to draw')).toBeVisible();
  },
};

export const LoadFailure: Story = {
  parameters: { msw: { handlers: [http.get(TIMELINE_CALL, () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('Failed to load the sequence diagram')).toBeVisible());
  },
};
