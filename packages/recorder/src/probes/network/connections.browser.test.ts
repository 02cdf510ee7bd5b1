import { describe, expect, inject, it, vi } from 'vitest';
import { openPage } from '../../test-support/open-page.js';

const server = inject('recorderServer');
const webSocketServer = server.replace('http', 'ws');

async function openRecorded(isOwnRequest = (_url: string) => false) {
  const page = await openPage();
  page.install({ isOwnRequest });
  return page;
}

describe('observeBeacon', () => {
  it('records the body, and that no response is visible', async () => {
    const page = await openRecorded();

    expect(
      page.window.navigator.sendBeacon(`${server}/empty`, new page.window.Blob(['{"a":1}'], { type: 'text/plain' })),
    ).toBe(true);
    await vi.waitFor(() => expect(page.ofType('network_response')).toHaveLength(1));
    expect(page.ofType('network_request')[0]?.network_request_data).toMatchObject({
      method: 'POST',
      url: `${server}/empty`,
      resource_type: 'ping',
      body: '{"a":1}',
    });
    expect(page.ofType('network_response')[0]?.network_response_data).not.toHaveProperty('status');
  });

  it('records that the browser refuses a beacon', async () => {
    const page = await openRecorded();

    expect(page.window.navigator.sendBeacon(`${server}/empty`, 'x'.repeat(100_000))).toBe(false);
    expect(page.ofType('network_response')[0]?.network_response_data).toMatchObject({ status: 0 });
  });
});

describe('observeEventSource', () => {
  it('records messages, and named events that the page listens for', async () => {
    const page = await openRecorded();
    const source = new page.window.EventSource(`${server}/sse`);
    const heard: string[] = [];
    source.addEventListener('price', ({ data }: MessageEvent<string>) => heard.push(data));
    await vi.waitFor(() => expect(page.ofType('sse_message').length).toBeGreaterThanOrEqual(3));
    source.close();

    expect(heard).toEqual(['two']);
    expect(
      page
        .ofType('sse_message')
        .slice(0, 3)
        .map((event) => event.sse_message_data),
    ).toEqual([
      { event: 'message', data: 'one', last_event_id: '7' },
      { event: 'price', data: 'two', last_event_id: '7' },
      { event: 'message', data: 'three', last_event_id: '7' },
    ]);
    const [request] = page.ofType('network_request');
    expect(request?.network_request_data).toMatchObject({ url: `${server}/sse`, resource_type: 'eventsource' });
    expect(page.ofType('sse_message')[0]?.correlation_id).toBe(request?.correlation_id);
    expect(page.ofType('network_response')[0]?.network_response_data).toMatchObject({ status: 200 });
  });

  it('records a stream that cannot be opened', async () => {
    const page = await openRecorded();
    const source = new page.window.EventSource(`${server}/json`);
    await vi.waitFor(() => expect(page.ofType('network_response')).toHaveLength(1));
    source.close();

    expect(page.ofType('network_response')[0]?.network_response_data).toMatchObject({ status: 0 });
  });

  it('keeps instanceof, the statics, the constructor and subclasses', async () => {
    const page = await openRecorded();
    const { EventSource, Event, WebSocket } = page.window;
    const source = new EventSource(`${server}/sse`);
    source.close();
    class OwnSocket extends WebSocket {}
    const socket = new OwnSocket(`${webSocketServer}/echo`);
    socket.close();

    expect(source).toBeInstanceOf(EventSource);
    expect(source.constructor).toBe(EventSource);
    expect([EventSource.CONNECTING, EventSource.OPEN, EventSource.CLOSED]).toEqual([0, 1, 2]);
    expect([EventSource.name, EventSource.length, WebSocket.name, WebSocket.length]).toEqual([
      'EventSource',
      1,
      'WebSocket',
      1,
    ]);
    expect(socket).toBeInstanceOf(OwnSocket);
    expect(socket).toBeInstanceOf(WebSocket);
    expect(() => (WebSocket as unknown as () => void)()).toThrow(page.window.TypeError);
    expect(() => new EventSource('http://[')).toThrow(page.window.DOMException);
    expect(String(EventSource)).toContain('[native code]');
    expect(new Event('x')).toBeInstanceOf(Event);
  });
});

describe('observeWebSocket', () => {
  it('records frames in both directions and the close', async () => {
    const page = await openRecorded();
    const socket = new page.window.WebSocket(`${webSocketServer}/echo`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.binaryType = 'arraybuffer';
    socket.send('grüße');
    socket.send(new page.window.Uint8Array([1, 2, 3]));
    await vi.waitFor(() => expect(page.ofType('websocket_frame_received')).toHaveLength(2));
    socket.send('close');
    await vi.waitFor(() => expect(page.ofType('websocket_closed')).toHaveLength(1));

    const [created] = page.ofType('websocket_created');
    expect(created?.websocket_created_data).toEqual({ url: `${webSocketServer}/echo` });
    const text = { opcode: 1, payloadLength: 7, payloadData: 'grüße' };
    const binary = { opcode: 2, payloadLength: 3, payloadData: '[binary, 3 bytes]' };
    const frames = (type: string) => page.ofType(type).map(({ websocket_frame_data: data }) => data);
    expect(frames('websocket_frame_sent').slice(0, 2)).toEqual([text, binary]);
    expect(frames('websocket_frame_received')).toEqual([text, binary]);
    expect(page.ofType('websocket_closed')[0]?.websocket_closed_data).toEqual({ reason: '4001 told to' });
    const ids = page.events.filter(({ type }) => type.startsWith('websocket')).map((event) => event.correlation_id);
    expect(new Set(ids)).toEqual(new Set([created?.correlation_id]));
  });

  it('records a handshake that the server refuses', async () => {
    const page = await openRecorded();
    new page.window.WebSocket(`${webSocketServer}/refuse`);

    await vi.waitFor(() =>
      expect(page.ofType('websocket_closed')[0]?.websocket_closed_data).toEqual({
        reason: '1006 the connection failed',
      }),
    );
  });

  it('throws the browser’s error and records nothing', async () => {
    const page = await openRecorded();

    expect(() => new page.window.WebSocket('ftp://x')).toThrow(page.window.DOMException);
    const socket = new page.window.WebSocket(`${webSocketServer}/echo`);
    expect(() => socket.send('early')).toThrow(page.window.DOMException);
    expect(page.ofType('websocket_frame_sent')).toEqual([]);
    expect(page.ofType('recorder_gap')).toEqual([]);
    socket.close();
  });

  it('does not record connections of the recorder itself', async () => {
    const page = await openRecorded((url) => url.startsWith('ws'));
    const socket = new page.window.WebSocket(`${webSocketServer}/echo`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send('x');

    expect(page.events.filter(({ type }) => type.startsWith('websocket'))).toEqual([]);
    socket.close();
  });
});
