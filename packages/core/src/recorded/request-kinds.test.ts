import { describe, expect, it } from 'vitest';
import { requestKindOf } from './request-kinds.js';

const API = 'https://shop.example/api/cart';
const withType = (type: string) => ({ headers: { 'Content-Type': type } });

describe('requestKindOf', () => {
  it.each([
    ['fetch', 'fetch'],
    ['XHR', 'fetch'],
    ['xmlhttprequest', 'fetch'],
    ['ping', 'fetch'],
    ['Document', 'document'],
    ['sub_frame', 'document'],
    ['script', 'asset'],
    ['Stylesheet', 'asset'],
    ['image', 'asset'],
    ['font', 'asset'],
  ])('knows the resource type %s', (resource_type, kind) => {
    expect(requestKindOf({ url: API, resource_type }, withType('application/json'))).toBe(kind);
  });

  it.each([
    ['https://shop.example/app.3f2.js?v=1', 'asset'],
    ['https://shop.example/fonts/inter.WOFF2#x', 'asset'],
    ['/images/shoe.webp', 'asset'],
    ['https://shop.example/api?file=a.png', 'fetch'],
    ['https://shop.example/api/v1.2', 'fetch'],
    ['', 'fetch'],
  ])('falls back to the extension of %s', (url, kind) => {
    expect(requestKindOf({ url }, undefined)).toBe(kind);
    expect(requestKindOf({ url, resource_type: 'other' }, undefined)).toBe(kind);
  });

  it.each([
    ['text/html; charset=utf-8', 'document'],
    ['image/png', 'asset'],
    ['application/javascript', 'asset'],
    ['text/css', 'asset'],
    ['application/json', 'fetch'],
    ['text/plain', 'fetch'],
  ])('falls back to the content type %s of the response', (type, kind) => {
    expect(requestKindOf({ url: API }, withType(type))).toBe(kind);
    expect(requestKindOf(undefined, withType(type))).toBe(kind);
  });

  it('prefers the kind of the request to that of the response', () => {
    expect(requestKindOf({ url: API, resource_type: 'fetch' }, withType('image/png'))).toBe('fetch');
    expect(requestKindOf({ url: '/a.css' }, withType('text/html'))).toBe('asset');
  });

  it('treats the type `constructor` as unknown', () => {
    expect(requestKindOf({ resource_type: 'constructor' }, undefined)).toBe('fetch');
  });
});
