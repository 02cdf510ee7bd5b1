import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createOwnRequestCheck } from './own-requests.js';

const contract = readFileSync(new URL('../../../client/openapi.yaml', import.meta.url), 'utf8');
const page = 'https://shop.example/cart';

describe('createOwnRequestCheck', () => {
  it.each([
    ['https://flowlens.example', 'https://flowlens.example/auth/google/refresh', true],
    ['https://flowlens.example', 'wss://flowlens.example/live', true],
    ['https://flowlens.example', 'https://flowlens.example.evil/', false],
    ['https://flowlens.example', 'https://flowlens.example:8443/', false],
    ['https://flowlens.example', '/api', false],
    ['https://shop.example/flowlens', 'https://shop.example/flowlens/flows', true],
    ['https://shop.example/flowlens', '/flowlens', true],
    ['https://shop.example/flowlens', '/flowlens-shoes', false],
    ['https://shop.example/flowlens', '/cart', false],
    ['/flowlens', 'https://shop.example/flowlens/flows', true],
    ['', '/anything', false],
    ['', '/flowlens/flow/1/events', true],
    ['', '/auth/google/refresh?x=1', true],
    ['', '/auth/login', false],
    ['', '/flowlens-shoes', false],
    ['', '/uploads', true],
    ['', 'wss://shop.example/live', false],
    ['', 'https://flowlens.example/flowlens/flows', false],
    ['https://shop.example', '/cart', false],
    ['https://shop.example/', '/config', true],
    ['https://flowlens.example', 'http://[', false],
    ['http://[', 'https://shop.example/', false],
  ])('returns, for the server %j and the URL %j, %s', (server, url, isOwn) => {
    expect(createOwnRequestCheck(server, page)(url)).toBe(isOwn);
  });

  it('recognizes every API path on an origin that the server shares with the page', () => {
    const isOwn = createOwnRequestCheck('', page);
    const paths = [...contract.matchAll(/^ {2}(\/[^:]+):$/gm)].map(([, path = '']) => path);

    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !isOwn(path.replace(/\{\w+\}/g, 'x')))).toEqual([]);
  });

  it('treats the whole origin as its own in the FlowLens app', () => {
    const isOwn = createOwnRequestCheck('', 'https://flowlens.example/login', true);

    expect(['/login', '/assets/index.js', '/config'].filter((url) => !isOwn(url))).toEqual([]);
    expect(isOwn('https://shop.example/')).toBe(false);
  });
});
