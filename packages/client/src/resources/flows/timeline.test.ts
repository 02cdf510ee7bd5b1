import { describe, expect, it, vi } from 'vitest';
import { createFlowLensClient } from '../../create-client.js';
import { type Respond, sendJson, startServer } from '../../test-support/start-server.js';
import { TimelineDownloadError } from '../../timeline-download-error.js';

const client = createFlowLensClient({
  getAccessToken: () => 'secret',
  timeouts: { default: 5_000 },
});

async function read(url: string): Promise<string> {
  return (await client.timeline.fetch(url)).text();
}

function answering(type: string | null, body: string): Respond {
  return (_seen, response) => response.writeHead(200, type === null ? {} : { 'Content-Type': type }).end(body);
}

async function failure(url: string): Promise<TimelineDownloadError> {
  return read(url).then(
    () => expect.unreachable('the download should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(TimelineDownloadError);
      return error as TimelineDownloadError;
    },
  );
}

describe('timeline.fetch', () => {
  it('requests JSON from the signed address without a token', async () => {
    await using server = await startServer(answering('application/json; charset=utf-8', ' [{"type":"navigation"}]'));
    using fetch = vi.spyOn(globalThis, 'fetch');

    expect(await read(`${server.url}/blobs/t.json?expires=1&signature=x`)).toBe(' [{"type":"navigation"}]');

    expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/blobs/t.json?expires=1&signature=x' });
    expect(server.seen[0]?.headers).toMatchObject({ accept: 'application/json' });
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(fetch.mock.lastCall?.[1]?.credentials).toBe('same-origin');
  });

  it('sends no cookie through a tunnel, even to the page’s own origin', async () => {
    using fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]));

    expect(await read('https://flows.ngrok.app/blobs/t.json')).toBe('[]');

    expect(fetch).toHaveBeenCalledWith(
      'https://flows.ngrok.app/blobs/t.json',
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  it('reports the size and yields the bytes as they arrive', async () => {
    await using server = await startServer((_seen, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '4' }).end('[{}]'),
    );

    const { size, stream } = await client.timeline.fetch(server.url);

    expect(size).toBe(4);
    expect(await new Response(stream).text()).toBe('[{}]');
  });

  it.each([
    ['no type', null],
    ['the type of unknown bytes', 'application/octet-stream'],
    ['a JSON dialect', 'application/vnd.flowlens+json'],
  ])('accepts JSON with %s', async (_name, type) => {
    await using server = await startServer(answering(type, '{"timeline":[]}'));

    expect(await read(server.url)).toBe('{"timeline":[]}');
  });

  it.each([
    ['a page of HTML', 'text/html', '<!doctype html>'],
    ['HTML that says it is JSON', 'application/json', '<!doctype html>'],
    ['HTML without a type', null, '\n<html></html>'],
    ['nothing', 'application/json', ''],
    ['white space', 'application/json', ' \n '],
    ['JSON that is not a timeline', 'application/json', '"x"'],
    ['plain text', 'text/plain', '[]'],
  ])('rejects %s as a format error', async (_name, type, body) => {
    await using server = await startServer(answering(type, body));

    expect(await failure(server.url)).toMatchObject({ kind: 'format', status: null });
  });

  it.each([403, 404, 500])('reports status %i', async (status) => {
    await using server = await startServer((_seen, response) => sendJson(response, status, { detail: 'No.' }));

    const error = await failure(server.url);

    expect(error).toMatchObject({ kind: 'http', status, message: `The server answered with status ${status}` });
  });

  it('reports an unreachable server as a network error', async () => {
    const server = await startServer(() => undefined);
    await server[Symbol.asyncDispose]();

    const error = await failure(server.url);

    expect(error.kind).toBe('network');
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('reports an interrupted download as a network error', async () => {
    await using server = await startServer((_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('[{"type":', () => response.destroy());
    });

    expect((await failure(server.url)).kind).toBe('network');
  });

  it('yields the received bytes of an interrupted stream, then reports a network error', async () => {
    await using server = await startServer((_seen, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('[{"type":', () => setImmediate(() => response.destroy()));
    });
    const { stream } = await client.timeline.fetch(server.url);
    let text = '';

    const reading = (async () => {
      for await (const bytes of stream) text += new TextDecoder().decode(bytes);
    })();

    await expect(reading).rejects.toMatchObject({ name: 'TimelineDownloadError', kind: 'network' });
    expect(text).toBe('[{"type":');
  });

  it('aborts the transfer when the reader stops', async () => {
    const onClose = vi.fn();
    await using server = await startServer((_seen, response) => {
      response.on('close', onClose);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' }).write('[');
    });
    // The default time limit is too long to end the transfer.
    const patient = createFlowLensClient();
    const { stream } = await patient.timeline.fetch(server.url);
    const reader = stream.getReader();
    await reader.read();

    await reader.cancel();

    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('reports a download that never starts as a network error', async () => {
    await using server = await startServer(() => undefined);
    const impatient = createFlowLensClient({ timeouts: { default: 40 } });

    await expect(impatient.timeline.fetch(server.url)).rejects.toMatchObject({ kind: 'network' });
  });

  it('rethrows the caller’s own abort before and during reading', async () => {
    await using server = await startServer((seen, response) => {
      if (seen.url === '/stalls') response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
    });
    const before = new AbortController();
    const during = new AbortController();

    const silent = client.timeline.fetch(`${server.url}/silent`, before.signal);
    before.abort();
    await expect(silent).rejects.toBe(before.signal.reason);

    const download = await client.timeline.fetch(`${server.url}/stalls`, during.signal);
    const text = download.text();
    during.abort();

    await expect(text).rejects.toBe(during.signal.reason);
  });
});
