import type { TimelineEvent } from '@flowlens/core/recorded';
import { redactEvent } from '@flowlens/core/redaction';
import { describe, expect, it } from 'vitest';
import { rowLine } from '../export/row-line.js';
import { everyEventForm } from '../test-support/every-event-form.js';
import { anEvent, aRequest, aResponse } from '../test-support/event-builders.js';
import { mergeEvents } from '../test-support/oracle/merge-events.js';
import { countEntries } from '../test-support/oracle/count-entries.js';
import { parseTimeline } from '../test-support/oracle/parse-timeline.js';
import { createMcpClientFields } from './mcp-client-fields.js';

const asFields = (event: TimelineEvent) => event as unknown as Record<string, unknown>;

function complete(...events: TimelineEvent[]): Record<string, unknown>[] {
  const fields = createMcpClientFields();
  return events.map((event) => fields.complete(asFields(event)));
}

describe('createMcpClientFields', () => {
  it('adds the request’s data to its response', () => {
    const [request, response] = complete(
      aRequest(0, 'a', { method: 'POST', url: 'https://shop.example/pay' }),
      aResponse(5, 'a', { status: 500 }),
    );

    expect(request?.['network_request_data']).toEqual({ method: 'POST', url: 'https://shop.example/pay' });
    expect(response?.['network_response_data']).toEqual({
      status: 500,
      request_url: 'https://shop.example/pay',
      request_method: 'POST',
    });
  });

  it('changes no row of a file from any recorder', () => {
    const { timeline } = JSON.parse(new TextDecoder().decode(everyEventForm())) as { timeline: TimelineEvent[] };
    const ours = [
      aRequest(30_000, 'mine', { method: 'POST', url: '/mine' }),
      aResponse(30_100, 'mine', { status: 500, url: '/mine' }),
      anEvent('navigation', 30_200, { page_url: '/cart', navigation_data: { url: '/cart' } }),
      anEvent('session_storage', 30_300, { session_storage_data: { key: 'a' } }),
      anEvent('websocket_created', 30_400, { correlation_id: 'w', websocket_created_data: { url: '/w' } }),
      anEvent('websocket_frame_sent', 30_500, { correlation_id: 'w', websocket_frame_data: { payloadData: 'a' } }),
    ];
    const linesOf = (events: unknown[]) => {
      const rows = mergeEvents(parseTimeline(JSON.stringify(events)));
      return [...rows.map(rowLine), countEntries(rows)];
    };
    const assembled = complete(...timeline, ...ours);

    expect(linesOf(assembled)).toEqual(linesOf([...timeline, ...ours]));
    expect(assembled[0]).toHaveProperty('navigation_data.frame_id');
  });

  it('prefers the address of the response, as after a redirect', () => {
    const [, response] = complete(aRequest(0, 'a', { url: '/old' }), aResponse(5, 'a', { url: '/new' }));

    expect(response?.['network_response_data']).toMatchObject({ url: '/new', request_url: '/new' });
  });

  it('gives a response without a request an empty address', () => {
    const [response] = complete(aResponse(5, 'a', { status: 204 }));

    expect(response?.['network_response_data']).toMatchObject({ request_url: '', request_method: null });
  });

  it('uses the latest request of an id that occurs twice', () => {
    const [, first, , second] = complete(
      aRequest(0, 'a', { method: 'GET', url: '/1' }),
      aResponse(1, 'a', { status: 200 }),
      aRequest(2, 'a', { method: 'PUT', url: '/2' }),
      aResponse(3, 'a', { status: 200 }),
    );

    expect(first?.['network_response_data']).toMatchObject({ request_url: '/1', request_method: 'GET' });
    expect(second?.['network_response_data']).toMatchObject({ request_url: '/2', request_method: 'PUT' });
  });

  it('adds the frame, the transition and the page of a navigation', () => {
    const [navigation] = complete(anEvent('navigation', 0, { navigation_data: { url: '/cart' } }));

    expect(navigation).toMatchObject({
      action_type: 'page_navigation',
      page_url: '/cart',
      navigation_data: { url: '/cart', frame_id: 0, transition_type: 'link' },
    });
  });

  it.each([
    ['set', { key: 'cart', value: '' }],
    ['remove', { key: 'cart' }],
    ['clear', {}],
  ])('labels a write to a storage as %s', (action, data) => {
    const [local, session] = complete(
      anEvent('local_storage', 0, { local_storage_data: data }),
      anEvent('session_storage', 0, { session_storage_data: data }),
    );

    expect([local?.['action_type'], session?.['action_type']]).toEqual([action, action]);
  });

  it.each([
    ['websocket_created', 'connection_opened'],
    ['websocket_handshake_request', 'handshake_request'],
    ['websocket_handshake_response', 'handshake_response'],
    ['websocket_frame_sent', 'message_sent'],
    ['websocket_frame_received', 'message_received'],
    ['websocket_closed', 'connection_closed'],
  ])('labels %s as %s', (type, action) => {
    expect(complete(anEvent(type))[0]).toMatchObject({ action_type: action });
  });

  it('states whether a frame was masked', () => {
    const frame = { websocket_frame_data: { opcode: 2, payloadLength: 3 } };
    const [sent, received] = complete(anEvent('websocket_frame_sent', 0, frame), anEvent('websocket_frame_received'));

    expect(sent?.['websocket_frame_data']).toEqual({ opcode: 2, payloadLength: 3, mask: true });
    expect(received).not.toHaveProperty('websocket_frame_data');
  });

  it('changes neither a recorder’s own values, nor other events, nor its input', () => {
    const written = [
      anEvent('navigation', 0, {
        action_type: 'history_change',
        page_url: '/',
        navigation_data: { url: '/', frame_id: 3, transition_type: 'typed' },
      }),
      anEvent('dom_action', 1, { action_type: 'click', target: { xpath: '/html' } }),
      anEvent('console_error', 2),
      anEvent('custom', 3),
      aResponse(4, 'z', { request_url: '/kept', request_method: 'PUT' } as object),
    ];
    const kept = structuredClone(written);

    expect(complete(...written)).toEqual(kept);
    complete(aRequest(0, 'a'), ...written);
    expect(written).toEqual(kept);
  });

  it('changes nothing on a second run', () => {
    const once = complete(
      aRequest(0, 'a'),
      aResponse(1, 'a'),
      aResponse(1, 'b'),
      anEvent('navigation', 2, { navigation_data: { url: '/' } }),
      anEvent('websocket_frame_sent', 3, { websocket_frame_data: {} }),
      anEvent('local_storage', 4, { local_storage_data: {} }),
    );

    expect(complete(...(once as unknown as TimelineEvent[]))).toEqual(once);
  });

  it('rounds the time of an event, because the client accepts whole numbers only', () => {
    expect(complete(anEvent('dom_action', 12.6))).toEqual([anEvent('dom_action', 13)]);
  });

  it('accepts data of a wrong type', () => {
    const odd = { type: 'network_response', network_response_data: 'text', navigation_data: null } as object;

    expect(
      complete(odd as TimelineEvent, { type: 'navigation', navigation_data: [] } as object as TimelineEvent),
    ).toEqual([odd, { type: 'navigation', navigation_data: [], action_type: 'page_navigation' }]);
  });

  it('adds the start and the length of the recording', () => {
    const fields = createMcpClientFields();
    expect(fields.metadata()).toEqual({ recording_duration_ms: 0, starting_url: '' });

    fields.complete(asFields(anEvent('console_error', 3, { page_url: 'https://shop.example/' })));
    fields.complete(asFields(anEvent('navigation', 700.4, { navigation_data: { url: 'https://shop.example/cart' } })));

    expect(fields.metadata()).toEqual({ recording_duration_ms: 700, starting_url: 'https://shop.example/' });
    expect(fields.metadata(2_000.6).recording_duration_ms).toBe(2_001);
  });

  it('copies only redacted values', () => {
    const url = 'https://user:hunter2@shop.example/pay?token=hunter2';
    const events = [
      aRequest(0, 'a', { url }),
      aResponse(1, 'a'),
      anEvent('navigation', 2, { navigation_data: { url } }),
    ];
    const fields = createMcpClientFields();
    const completed = events.map((event) => fields.complete(asFields(redactEvent(event))));

    expect(JSON.stringify([completed, fields.metadata()])).not.toContain('hunter2');
    expect(completed[1]?.['network_response_data']).toMatchObject({
      request_url: (completed[0]?.['network_request_data'] as { url: string }).url,
    });
  });
});

describe('redactEvent', () => {
  it('redacts a recorder’s request_url like the url', () => {
    const url = 'https://user:hunter2@shop.example/p/hunter2?token=hunter2&q=1#access_token=hunter2';
    const data = { status: 200, url, request_url: url } as object;
    const { network_response_data: redacted } = redactEvent(aResponse(1, 'a', data)) as unknown as {
      network_response_data: { url: string; request_url: string };
    };

    expect(redacted.url).not.toBe(url);
    expect(redacted.request_url).toBe(redacted.url);
  });
});
