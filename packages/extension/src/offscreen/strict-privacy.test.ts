import { describe, expect, it } from 'vitest';
import { removeValues } from './strict-privacy.js';

describe('removeValues', () => {
  it('keeps the address and the status of a request without its body', () => {
    const data = { method: 'POST', url: 'https://shop.example/pay', body: '{"iban":"DE1"}' };
    expect(removeValues({ type: 'network_request', at: 1, network_request_data: data })).toEqual({
      type: 'network_request',
      at: 1,
      network_request_data: { ...data, body: '[left out]' },
    });
  });

  it.each([
    { type: 'console_log', console_log_data: { message: 'iban DE1' } },
    { type: 'javascript_error', javascript_error_data: { message: 'iban DE1', lineno: 4 } },
    { type: 'local_storage', local_storage_data: { key: 'cart', value: 'iban DE1' } },
    { type: 'sse_message', sse_message_data: { data: 'iban DE1' } },
    { type: 'websocket_frame_sent', websocket_frame_data: { payloadData: 'iban DE1', opcode: 1 } },
    { type: 'dom_action', action_type: 'input', target: { tagName: 'INPUT' }, final_value: 'iban DE1' },
  ])('leaves out the value of $type', (event) => {
    const text = JSON.stringify(removeValues({ at: 1, ...event }));
    expect(text).not.toContain('DE1');
    expect(text).toContain('[left out]');
  });

  it('adds no field that the event does not have', () => {
    const event = { type: 'network_response', at: 1, network_response_data: { status: 204 } };
    expect(removeValues(event)).toEqual(event);
  });
});
