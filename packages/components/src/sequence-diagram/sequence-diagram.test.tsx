import { aFlow, anEvent, aRequest, aTimeline, FLOW_ID } from '@flowlens/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TIMELINE_URL } from '../flow-timeline/test-support/timelines.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { watchDownloads } from '../test-support/watch-downloads.js';
import { SequenceDiagram, type SequenceDiagramProps } from './sequence-diagram.js';

const TRAFFIC = aTimeline({
  timeline: [
    ...aRequest(1_000, { id: 'a', url: 'https://shop.example/cart?token=1', status: 200, latencyMs: 100 }),
    ...aRequest(2_000, { id: 'b', method: 'POST', url: 'https://api.example/checkout', status: 500, latencyMs: 126 }),
  ],
});

function render(props: Partial<SequenceDiagramProps> = {}, timeline = TRAFFIC) {
  return renderFlowLens(<SequenceDiagram timelineUrl={TIMELINE_URL} flowTitle="Checkout / answers 500" {...props} />, {
    db: { timelines: { [FLOW_ID]: timeline } },
  });
}

function anAsset(resource_type: string, options: Parameters<typeof aRequest>[1]) {
  return aRequest(0, options).map((event) => ({
    ...event,
    ...(event.network_request_data && { network_request_data: { ...event.network_request_data, resource_type } }),
  }));
}

const rows = async () => within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');

describe('<SequenceDiagram />', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('draws each request as one named arrow and marks failures', async () => {
    render({ onEntrySelect: vi.fn() });
    const [cart, checkout] = await rows();

    expect(within(cart!).getByRole('button')).toHaveAccessibleName('0:01 GET /cart 200 · 100 ms shop.example');
    expect(within(checkout!).getByRole('button')).toHaveAccessibleName('0:02 POST /checkout 500 · 126 ms api.example');
    expect(cart).not.toHaveAttribute('data-failed');
    expect(checkout).toHaveAttribute('data-failed');
    expect(await rows()).toHaveLength(2);
    expect(checkout!.querySelectorAll('svg line.fl-sequence-lane')).toHaveLength(3);
  });

  it('reports the entry of a pressed message', async () => {
    const onEntrySelect = vi.fn();
    const { user } = render({ onEntrySelect });
    const checkout = within((await rows())[1]!).getByRole('button');

    await user.click(checkout);
    expect(onEntrySelect).toHaveBeenCalledExactlyOnceWith('e2', 2_000);

    act(() => checkout.focus());
    await user.keyboard('{Enter}');
    expect(onEntrySelect).toHaveBeenCalledTimes(2);
  });

  it('is one tab stop whose messages the arrow keys, Home and End reach', async () => {
    const { user } = render({ onEntrySelect: vi.fn() });
    const [cart, checkout] = (await rows()).map((row) => within(row).getByRole('button'));

    act(() => screen.getByRole('button', { name: 'Download .mmd' }).focus());
    await user.tab();
    expect(cart).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(checkout).toHaveFocus();
    await user.keyboard('{Home}');
    expect(cart).toHaveFocus();
    await user.keyboard('{End}');
    await user.tab();
    await user.tab({ shift: true });
    expect(checkout).toHaveFocus();
  });

  it('leaves assets out, unless they failed', async () => {
    render(
      {},
      aTimeline({
        timeline: [
          ...anAsset('script', { id: 'a', url: 'https://shop.example/app.js', status: 200 }),
          ...anAsset('image', { id: 'b', url: 'https://shop.example/logo.png', status: 404 }),
          ...aRequest(40, { id: 'c', url: 'https://shop.example/api', status: 200 }),
        ],
      }),
    );

    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('/logo.png 404'),
      expect.stringContaining('/api 200'),
    ]);
  });

  it('draws a websocket connection, its frames and its end', async () => {
    const event = (type: string, timeMs: number, data = {}) => anEvent(timeMs, { type, correlation_id: 'w', ...data });
    render(
      {},
      aTimeline({
        timeline: [
          event('websocket_created', 0, { websocket_created_data: { url: 'wss://chat.example/room' } }),
          event('websocket_frame_sent', 1),
          event('websocket_frame_received', 2),
          event('websocket_closed', 3, { websocket_closed_data: { reason: 'going away' } }),
        ],
      }),
    );

    expect(
      (await rows()).map((row) => row.querySelector(':not([aria-hidden]) > .fl-visually-hidden')?.textContent),
    ).toEqual([
      '0:00 WebSocket /room chat.example',
      '0:00 WebSocket /room 1 sent, 1 received chat.example',
      '0:00 WebSocket /room Closed: going away chat.example',
    ]);
  });

  it('states that later messages are left out', async () => {
    const timeline = Array.from({ length: 300 }, (_, at) => aRequest(at, { id: `r${at}`, url: `/r${at}` })).flat();
    render({}, aTimeline({ timeline }));

    expect(await rows()).toHaveLength(200);
    expect(screen.getByText('The first 200 messages are shown. Later ones are left out.')).toBeInTheDocument();
  });

  it('copies the drawn messages as Mermaid text', async () => {
    const { user } = render();
    await rows();

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`sequenceDiagram
  participant Browser
  participant H1 as shop.example
  participant H2 as api.example
  Browser->>H1: GET /cart
  H1-->>Browser: 200 in 100 ms
  Browser->>H2: POST /checkout
  H2-->>Browser: 500 in 126 ms
`);
  });

  it('saves a file named after the flow', async () => {
    const files = watchDownloads();
    const { user } = render();
    await rows();

    await user.click(screen.getByRole('button', { name: 'Download .mmd' }));

    expect(files.map(({ name }) => name)).toEqual(['Checkout-answers-500.mmd']);
  });

  it.each([
    ['an empty timeline', {}],
    ['no timeline', { timelineUrl: null }],
  ])('reports that there is nothing to draw for %s', async (_name, props) => {
    render(props, aTimeline({ timeline: [] }));

    expect(await screen.findByText('Nothing to draw')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('loads the diagram after a failure and a retry', async () => {
    const { user } = renderFlowLens(<SequenceDiagram timelineUrl={TIMELINE_URL} />, {
      handlers: [http.get('*/timeline.json', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the sequence diagram');

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
  });

  it('loads the flow of its id, and says so until the diagram is there', async () => {
    renderFlowLens(<SequenceDiagram flowId={FLOW_ID} />, { db: { timelines: { [FLOW_ID]: TRAFFIC } } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading sequence diagram...');
    expect(screen.queryByText('Nothing to draw')).not.toBeInTheDocument();

    expect(await rows()).toHaveLength(2);
  });

  it('waits for the timeline of a flow whose recording is processed', async () => {
    const flow = aFlow({ recording_status: 'in_progress', timeline_url: null });
    const answered = vi.fn();
    renderFlowLens(<SequenceDiagram flowId={FLOW_ID} />, {
      db: { flows: [flow] },
      handlers: [
        http.get('*/flowlens/flow/:id/recording-status', () => {
          answered();
          return HttpResponse.json({ recording_status: 'in_progress', duration: null, video_url: null });
        }),
      ],
    });

    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(screen.getByRole('status')).toHaveTextContent('Loading sequence diagram...');
  });

  it('shows the failure of a flow that it cannot load, and tries again', async () => {
    const { user } = renderFlowLens(<SequenceDiagram flowId={FLOW_ID} />, {
      db: { timelines: { [FLOW_ID]: TRAFFIC } },
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the sequence diagram');

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await rows()).toHaveLength(2);
  });

  it('shows recorded values as plain text', async () => {
    render({}, aTimeline({ timeline: aRequest(0, { id: 'a', method: '<img src=x>', url: 'https://shop.example/' }) }));

    expect((await rows())[0]).toHaveTextContent('<IMG SRC=X> /');
    expect(document.querySelector('img')).toBeNull();
  });
});
