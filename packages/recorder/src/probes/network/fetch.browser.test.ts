import { describe, expect, inject, it, vi } from 'vitest';
import { openPage, type TestPage } from '../../test-support/open-page.js';

const server = inject('recorderServer');

async function openRecorded() {
  const page = await openPage();
  const probes = page.install();
  return { ...page, probes, flush: () => probes.flush() };
}

const request = ({ ofType }: TestPage, index = 0) => ofType('network_request')[index]?.network_request_data;
const recordedResponse = ({ ofType }: TestPage, index = 0) => ofType('network_response')[index]?.network_response_data;

describe('observeFetch', () => {
  it('records a request and its response under one correlation id', async () => {
    const page = await openRecorded();
    const response = await page.window.fetch(`${server}/json`, { headers: { 'X-Trace': 'a1' } });

    expect(await response.json()).toEqual({ total: 42 });
    expect(request(page)).toMatchObject({ method: 'GET', url: `${server}/json`, resource_type: 'fetch' });
    expect(request(page)?.headers).toEqual({ 'x-trace': 'a1' });
    expect(recordedResponse(page)).toMatchObject({ status: 200, url: `${server}/json`, body: '{"total":42}' });
    expect(recordedResponse(page)?.headers).toMatchObject({ 'content-type': 'application/json' });
    const [first, second] = [page.ofType('network_request')[0], page.ofType('network_response')[0]];
    expect(first?.correlation_id).toBe(second?.correlation_id);
    expect(first!.at).toBeLessThanOrEqual(second!.at);
    expect(first?.page_url).toBe(page.window.location.href);
  });

  it.each<[string, (window: TestPage['window']) => BodyInit, string]>([
    ['a text', () => 'plain', 'plain'],
    ['URLSearchParams', (w) => new w.URLSearchParams({ city: 'Bern' }), 'city=Bern'],
    ['a blob of text', (w) => new w.Blob(['{"a":1}'], { type: 'application/json' }), '{"a":1}'],
    ['binary data', (w) => new w.Uint8Array(10), '[binary, 10 bytes]'],
    ['a blob of a picture', (w) => new w.Blob(['123'], { type: 'image/png' }), '[image/png, 3 bytes]'],
  ])('records the body of %s', async (_name, body, text) => {
    const page = await openRecorded();
    const response = await page.window.fetch(`${server}/echo`, { method: 'POST', body: body(page.window) });
    await response.arrayBuffer();

    await vi.waitFor(() => expect(request(page)?.body).toBe(text));
    expect(page.events.map(({ type }) => type).filter((type) => type.startsWith('network'))).toEqual([
      'network_request',
      'network_response',
    ]);
  });

  it('records the fields of a form, and the names and sizes of its files', async () => {
    const page = await openRecorded();
    const form = new page.window.FormData();
    form.set('city', 'Bern');
    form.set('scan', new page.window.File(['secret content'], 'scan.pdf'));
    await (await page.window.fetch(`${server}/empty`, { method: 'POST', body: form })).text();

    expect(request(page)?.body).toContain('name="city"\r\n\r\nBern');
    expect(request(page)?.body).toContain('filename="scan.pdf"\r\n\r\n[file, 14 bytes]');
    expect(request(page)?.body).not.toContain('secret content');
    expect(request(page)?.headers).toMatchObject({
      'content-type': expect.stringContaining('multipart/form-data') as string,
    });
  });

  it('records the body of a Request and leaves it to the page', async () => {
    const page = await openRecorded();
    const sent = new page.window.Request(`${server}/echo`, { method: 'PUT', body: '{"a":1}' });
    const response = await page.window.fetch(sent);

    expect(await response.text()).toBe('{"a":1}');
    await vi.waitFor(() => expect(request(page)).toMatchObject({ method: 'PUT', body: '{"a":1}' }));
    expect(request(page)?.headers).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8' });
  });

  it('does not consume headers that can be read only once', async () => {
    const page = await openRecorded();
    const iterate = page.run<() => Iterable<[string, string]>>(
      '(() => { function* names() { yield ["x-once", "1"]; } return names; })()',
    );
    const spy = vi.spyOn(page.window.Headers.prototype, 'append');
    await page.window.fetch(`${server}/json`, { headers: [...iterate()] });
    spy.mockRestore();
    const once = iterate();
    await page.window.fetch(`${server}/json`, { headers: once as unknown as HeadersInit });

    expect([...once]).toEqual([]);
    expect(request(page, 1)?.headers).toEqual({});
  });

  it('records the final address after a redirect', async () => {
    const page = await openRecorded();
    await (await page.window.fetch(`${server}/redirect`)).text();

    expect(request(page)?.url).toBe(`${server}/redirect`);
    expect(recordedResponse(page)).toMatchObject({ status: 200, url: `${server}/json` });
  });

  it.each(['/without-cors', '/reset'])('records that %s failed and rethrows the error', async (path) => {
    const page = await openRecorded();
    const failure = page.window.fetch(server + path);

    await expect(failure).rejects.toThrow(page.window.TypeError);
    expect(recordedResponse(page)).toMatchObject({
      status: 0,
      url: server + path,
      error: 'TypeError: Failed to fetch',
    });
  });

  it('records an abort with its name', async () => {
    const page = await openRecorded();
    const abort = new page.window.AbortController();
    const failure = page.window.fetch(`${server}/slow`, { signal: abort.signal });
    abort.abort();

    await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
    expect(recordedResponse(page)?.error).toMatch(/^AbortError: /);
  });

  it('passes on the page’s exact abort reason', async () => {
    const page = await openRecorded();
    const reason = { mine: true };
    const failure = page.window.fetch(`${server}/slow`, { signal: page.window.AbortSignal.abort(reason) });

    await expect(failure).rejects.toBe(reason);
  });

  it('records that a body was interrupted', async () => {
    const page = await openRecorded();
    const response = await page.window.fetch(`${server}/cut`);

    await expect(response.text()).rejects.toThrow(page.window.TypeError);
    expect(recordedResponse(page)).toMatchObject({
      status: 200,
      error: expect.stringMatching(/^TypeError: /) as string,
    });
  });

  it('keeps the part of an interrupted body that the page has read', async () => {
    const page = await openRecorded();
    const reader = (await page.window.fetch(`${server}/cut`)).body!.getReader();
    await reader.read();

    await expect(reader.read()).rejects.toThrow(page.window.TypeError);
    expect(recordedResponse(page)?.body).toMatch(/^the head/);
    expect(recordedResponse(page)?.error).toMatch(/^TypeError: /);
  });

  it('records that the page did not read a body', async () => {
    const page = await openRecorded();
    await page.window.fetch(`${server}/json`);
    expect(recordedResponse(page)).toBeUndefined();
    page.flush();

    expect(recordedResponse(page)).toMatchObject({ status: 200, body: '[body not read by the page]' });
  });

  it('records that the body of an opaque response is unknown', async () => {
    const page = await openRecorded();
    await page.window.fetch(`${server}/without-cors`, { mode: 'no-cors' });

    expect(recordedResponse(page)).not.toHaveProperty('status');
    expect(recordedResponse(page)?.body).toMatch(/opaque/);
  });

  it('truncates a long body between two words', async () => {
    const page = await openRecorded();
    const response = await page.window.fetch(`${server}/large`);

    expect((await response.text()).length).toBe(200_000);
    expect(recordedResponse(page)?.body).toMatch(/word\n\[truncated, 200000 bytes in all\]$/);
    expect(recordedResponse(page)!.body!.length).toBeLessThanOrEqual(64 * 1024 + 50);
  });

  it.each(['arrayBuffer', 'blob', 'bytes', 'formData'] as const)('records a body read by %s()', async (method) => {
    const page = await openRecorded();
    const response = await page.window.fetch(`${server}/form`);
    await response[method]();

    await vi.waitFor(() => expect(recordedResponse(page)?.body).toMatch(/Bern/));
  });

  it('describes a picture by its type and size', async () => {
    const page = await openRecorded();
    await (await page.window.fetch(`${server}/image`)).blob();

    expect(recordedResponse(page)?.body).toBe('[image/png, 1234 bytes]');
  });

  it('records a body that is read from a clone', async () => {
    const page = await openRecorded();
    const response = await page.window.fetch(`${server}/json`);
    await response.clone().text();

    expect(recordedResponse(page)?.body).toBe('{"total":42}');
    expect(await response.json()).toEqual({ total: 42 });
    expect(page.ofType('network_response')).toHaveLength(1);
  });

  it('throws the error of json()', async () => {
    const page = await openRecorded();
    const plain = await openPage();
    const messageOf = async (window: TestPage['window'], read: (response: Response) => unknown) => {
      const response = await window.fetch(`${server}/large`);
      return Promise.resolve(read(response)).then(
        () => 'nothing',
        (error: Error) => `${error.name}: ${error.message}`,
      );
    };
    const readers: ((response: Response) => unknown)[] = [
      (response) => response.json(),
      (response) => response.text().then(() => response.json()),
      (response) => (response.body!.getReader(), response.json()),
    ];

    for (const read of readers) expect(await messageOf(page.window, read)).toBe(await messageOf(plain.window, read));
  });

  it('records the messages of an event stream as the page reads them', async () => {
    const page = await openRecorded();
    const reader = (await page.window.fetch(`${server}/sse`)).body!.getReader();
    while (!(await reader.read()).done);

    expect(page.ofType('sse_message').map(({ sse_message_data: data }) => data)).toEqual([
      { event: 'message', data: 'one', last_event_id: '7' },
      { event: 'price', data: 'two', last_event_id: '7' },
      { event: 'message', data: 'three', last_event_id: '7' },
    ]);
    expect(recordedResponse(page)).toMatchObject({
      status: 200,
      body: expect.stringContaining('event: price') as string,
    });
  });

  it.each<[string, (body: ReadableStream, window: TestPage['window']) => Promise<unknown>]>([
    ['pipeTo', (body, w) => body.pipeTo(new w.WritableStream())],
    ['pipeThrough', (body, w) => body.pipeThrough(new w.TextDecoderStream()).pipeTo(new w.WritableStream())],
    [
      'for await',
      async (body) => {
        for await (const chunk of body) void chunk;
      },
    ],
    [
      'tee',
      (body, w) => {
        const [one, other] = body.tee();
        return Promise.all([one.pipeTo(new w.WritableStream()), other.pipeTo(new w.WritableStream())]);
      },
    ],
  ])('records the lines of NDJSON read by %s', async (_name, read) => {
    const page = await openRecorded();
    await read((await page.window.fetch(`${server}/ndjson`)).body!, page.window);

    expect(page.ofType('sse_message').map(({ sse_message_data: data }) => data?.data)).toEqual(['{"n":1}', '{"n":2}']);
    await vi.waitFor(() => expect(recordedResponse(page)?.body).toBe('{"n":1}\n{"n":2}\n'));
  });

  it('ends the record of a stream that the page cancels', async () => {
    const page = await openRecorded();
    const reader = (await page.window.fetch(`${server}/sse?open`)).body!.getReader();
    await reader.read();
    await reader.cancel();

    expect(recordedResponse(page)).toMatchObject({ status: 200, body: expect.stringContaining('one') as string });
  });

  it('does not record requests of the recorder itself', async () => {
    const page = await openPage();
    page.install({ isOwnRequest: (url) => url.startsWith(server) });
    await (await page.window.fetch(`${server}/json`)).json();

    expect(page.events.filter(({ type }) => type.startsWith('network'))).toEqual([]);
  });

  it('leaves an unhandled failure unhandled', async () => {
    const page = await openRecorded();
    const rejections: unknown[] = [];
    page.window.addEventListener('unhandledrejection', (event) => rejections.push(event.reason));
    page.run(`void fetch(${JSON.stringify(`${server}/reset`)})`);

    await vi.waitFor(() => expect(rejections).toHaveLength(1));
  });
});
