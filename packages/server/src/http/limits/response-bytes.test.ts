import { describe, expect, it } from 'vitest';
import { createTestApp, GOOD_TOKEN } from '../../../test/support/server/test-app.js';

describe('registerResponseBytes', () => {
  it('sends all responses as bytes, with their length', async () => {
    const name = 'Überprüfung 支付';
    const app = await createTestApp({
      operations: { listTags: () => ({ tags: [{ id: ID, title: name, system_id: ID }] }) },
    });
    const payloads: unknown[] = [];
    app.addHook('onSend', async (_request, _reply, payload) => void payloads.push(payload));
    await app.ready();
    const headers = { authorization: GOOD_TOKEN };

    const response = await app.inject({ url: '/flowlens/tags', headers });
    const refusal = await app.inject({ url: '/flowlens/tags' });

    expect(response.json()).toEqual({ tags: [{ id: ID, title: name, system_id: ID }] });
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(refusal.statusCode).toBe(401);
    expect(refusal.headers['content-type']).toContain('application/problem+json');
    await app.close();
  });
});

const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';
