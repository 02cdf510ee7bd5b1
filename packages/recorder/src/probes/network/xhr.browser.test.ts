import { describe, expect, inject, it } from 'vitest';
import { openPage, type PageWindow } from '../../test-support/open-page.js';

const server = inject('recorderServer');

async function openRecorded() {
  const page = await openPage();
  page.install();
  return {
    ...page,
    request: (index = 0) => page.ofType('network_request')[index]?.network_request_data,
    response: (index = 0) => page.ofType('network_response')[index]?.network_response_data,
  };
}

interface Call {
  method?: string;
  body?: XMLHttpRequestBodyInit;
  isSync?: boolean;
  prepare?: (xhr: XMLHttpRequest) => void;
}

function send(window: PageWindow, path: string, { method = 'GET', body, isSync = false, prepare }: Call = {}) {
  const xhr = new window.XMLHttpRequest();
  xhr.open(method, server + path, !isSync);
  prepare?.(xhr);
  const ended = new Promise<XMLHttpRequest>((resolve) => xhr.addEventListener('loadend', () => resolve(xhr)));
  xhr.send(body);
  return ended;
}

describe('observeXhr', () => {
  it('records a request and its response', async () => {
    const page = await openRecorded();
    const prepare = (xhr: XMLHttpRequest) => {
      xhr.setRequestHeader('X-Trace', 'a');
      xhr.setRequestHeader('x-trace', 'b');
    };
    await send(page.window, '/echo', { method: 'post', body: '{"a":1}', prepare });

    expect(page.request()).toMatchObject({
      method: 'POST',
      url: `${server}/echo`,
      resource_type: 'xhr',
      body: '{"a":1}',
    });
    expect(page.request()?.headers).toMatchObject({ 'x-trace': 'a, b' });
    expect(page.response()).toMatchObject({ status: 200, url: `${server}/echo`, body: '{"a":1}' });
    expect(page.response()?.headers).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8' });
  });

  it.each<[XMLHttpRequestResponseType, string, string]>([
    ['json', '/json', '{"total":42}'],
    ['arraybuffer', '/json', '{"total":42}'],
    ['arraybuffer', '/image', '[image/png, 1234 bytes]'],
    ['blob', '/image', '[image/png, 1234 bytes]'],
    ['document', '/json', '[document]'],
  ])('records a response of type %s from %s', async (responseType, path, body) => {
    const page = await openRecorded();
    const xhr = await send(page.window, path, { prepare: (one) => (one.responseType = responseType) });

    expect(page.response()?.body).toBe(body);
    expect(xhr.status).toBe(200);
  });

  it('records a synchronous request', async () => {
    const page = await openRecorded();
    await send(page.window, '/json', { isSync: true });

    expect(page.response()).toMatchObject({ status: 200, body: '{"total":42}' });
  });

  it('records a failed synchronous request and throws its error', async () => {
    const page = await openRecorded();
    const xhr = new page.window.XMLHttpRequest();
    xhr.open('GET', `${server}/reset`, false);

    expect(() => xhr.send()).toThrow(page.window.DOMException);
    expect(page.ofType('network_response')).toHaveLength(1);
    expect(page.response()).toMatchObject({ status: 0, error: expect.any(String) as string });
  });

  it.each<[string, string, RegExp, (xhr: XMLHttpRequest) => void]>([
    ['an abort', '/slow', /^AbortError/, (xhr) => setTimeout(() => xhr.abort(), 50)],
    ['a timeout', '/slow', /^TimeoutError/, (xhr) => (xhr.timeout = 50)],
    ['a refusal by CORS', '/without-cors', /^TypeError/, () => undefined],
    ['a reset connection', '/reset', /^TypeError/, () => undefined],
  ])('records %s as a failure', async (_name, path, error, prepare) => {
    const page = await openRecorded();
    await send(page.window, path, { prepare });

    expect(page.response()).toMatchObject({ status: 0, error: expect.stringMatching(error) as string });
  });

  it('records each use of a reused object', async () => {
    const page = await openRecorded();
    const xhr = await send(page.window, '/json');
    xhr.open('GET', `${server}/empty`);
    const ended = new Promise((resolve) => xhr.addEventListener('loadend', resolve, { once: true }));
    xhr.send();
    await ended;

    expect([page.response(0)?.status, page.response(1)?.status]).toEqual([200, 204]);
    expect(page.ofType('network_response')).toHaveLength(2);
  });

  it('throws the browser’s error', async () => {
    const page = await openRecorded();
    const xhr = new page.window.XMLHttpRequest();

    expect(() => xhr.send()).toThrow(page.window.DOMException);
    expect(() => page.window.XMLHttpRequest.prototype.send.call({} as XMLHttpRequest)).toThrow(page.window.TypeError);
    expect(page.ofType('network_request')).toHaveLength(0);
    expect(page.ofType('recorder_gap')).toEqual([]);
  });

  it('does not record requests of the recorder itself', async () => {
    const page = await openPage();
    page.install({ isOwnRequest: () => true });
    await send(page.window, '/json');

    expect(page.ofType('network_request')).toEqual([]);
  });
});
