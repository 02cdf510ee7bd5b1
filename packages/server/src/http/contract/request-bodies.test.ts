import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp, GOOD_TOKEN } from '../../../test/support/server/test-app.js';

const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('a body', () => {
  const app = createTestApp({
    operations: {
      leaveProject: (_request, reply) => reply.code(204).send(),
      createProject: (_request, reply) => reply.code(201).send({ id: ID }),
      completeFlow: (_request, reply) => reply.code(202).send(),
      appendFlowEvents: () => ({ skipped_count: 0, skipped: [] }),
    },
  });
  afterAll(async () => (await app).close());

  async function post(url: string, headers: Record<string, string>, payload?: string) {
    const options = { method: 'POST' as const, url, headers: { authorization: GOOD_TOKEN, ...headers } };
    return (await (await app).inject({ ...options, ...(payload !== undefined && { payload }) })).statusCode;
  }

  it.each<[string, Record<string, string>, string | undefined, number]>([
    ['nothing', {}, undefined, 204],
    ['an empty body declared as JSON', JSON_TYPE, undefined, 204],
    ['nothing, in another charset', { 'content-type': 'application/json; charset=utf-16' }, undefined, 204],
    ['an empty text', JSON_TYPE, '', 204],
    ['an empty object', JSON_TYPE, '{}', 204],
    ['null', JSON_TYPE, 'null', 204],
    ['a property', JSON_TYPE, '{"role":"ADMIN"}', 422],
    ['a list', JSON_TYPE, '[]', 422],
    ['truncated JSON', JSON_TYPE, '{', 422],
    ['a text', { 'content-type': 'text/plain' }, 'now', 422],
    ['something else', { 'content-type': 'application/xml' }, '<now/>', 415],
  ])('gets the right status when the contract documents none: %s', async (_what, headers, payload, status) => {
    expect(await post(`/systems/${ID}/leave`, headers, payload)).toBe(status);
  });

  it.each<[string, Record<string, string>, string | undefined, number]>([
    ['accepts none', {}, undefined, 202],
    ['accepts an empty body declared as JSON', JSON_TYPE, undefined, 202],
    ['accepts one that fits', JSON_TYPE, '{"video":false}', 202],
    ['refuses unknown fields', JSON_TYPE, '{"sound":false}', 422],
    ['refuses another type', { 'content-type': 'text/plain' }, '{"video":false}', 415],
  ])('gets the right status when it is optional: %s', async (_what, headers, payload, status) => {
    expect(await post(`/flowlens/flow/${ID}/complete`, headers, payload)).toBe(status);
  });

  it.each<[string, Record<string, string>, string | undefined, number]>([
    ['one that fits', JSON_TYPE, '{"name":"Shop"}', 201],
    ['with a charset', { 'content-type': 'Application/JSON; charset=utf-8' }, '{"name":"Shop"}', 201],
    ['with a quoted charset', { 'content-type': 'application/json;charset="UTF-8"' }, '{"name":"Shop"}', 201],
    ['with another charset', { 'content-type': 'application/json; charset=utf-16' }, '{"name":"Shop"}', 415],
    [
      'with a charset that only begins with utf-8',
      { 'content-type': 'application/json; charset=utf-8x' },
      '{"name":"A"}',
      415,
    ],
    ['none', {}, undefined, 422],
    ['an empty body declared as JSON', JSON_TYPE, undefined, 422],
    ['null', JSON_TYPE, 'null', 422],
    ['JSON as text', { 'content-type': 'text/plain' }, '{"name":"Shop"}', 415],
    ['JSON declared as NDJSON', { 'content-type': 'application/x-ndjson' }, '{"name":"Shop"}', 415],
  ])('gets the right status when it is required: %s', async (_what, headers, payload, status) => {
    expect(await post('/systems', headers, payload)).toBe(status);
  });
});
