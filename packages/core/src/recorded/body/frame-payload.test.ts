import { describe, expect, it } from 'vitest';
import type { WebSocketFrameData } from '../event-types.js';
import { readPayload } from './frame-payload.js';

describe('readPayload', () => {
  it.each([[null], [7], [{ price: 86 }]])('reads %j in place of a text as JSON', (payloadData) => {
    expect(readPayload({ payloadData } as unknown as WebSocketFrameData).text).toBe(JSON.stringify(payloadData));
  });
});
