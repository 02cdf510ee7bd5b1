import { describe, expect, it } from 'vitest';
import { createOwnRequestCheck } from './own-requests.js';

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
    ['', '/anything', true],
    ['https://flowlens.example', 'http://[', false],
    ['http://[', 'https://shop.example/', false],
  ])('answers for the server %j and the address %j: %s', (server, url, isOwn) => {
    expect(createOwnRequestCheck(server, page)(url)).toBe(isOwn);
  });
});
