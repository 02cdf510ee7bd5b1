import { describe, expect, it } from 'vitest';
import { createFlowLensClient } from '../../create-client.js';
import { FlowLensApiError, FlowLensParseError } from '../../errors.js';
import { startServer } from '../../test-support/start-server.js';

describe('recorder', () => {
  it('sends events as one JSON object per line', async () => {
    const stored = { skipped_count: 1, skipped: [{ line: 2, message: 'must be JSON' }] };
    await using server = await startServer((_seen, response) => response.writeHead(200).end(JSON.stringify(stored)));
    const events = [{ type: 'navigation', text: 'two\nlines' }, { type: 'console_error' }];

    const result = await createFlowLensClient({ baseUrl: server.url }).recorder.appendEvents('f1', 3, events);

    expect(result).toEqual(stored);
    expect(server.seen[0]).toMatchObject({
      url: '/flowlens/flow/f1/events?sequence=3',
      body: '{"type":"navigation","text":"two\\nlines"}\n{"type":"console_error"}\n',
      headers: { 'content-type': 'application/x-ndjson' },
    });
  });

  it('sends a batch without events, which is still counted', async () => {
    await using server = await startServer((_seen, response) =>
      response.writeHead(200).end('{"skipped_count":0,"skipped":[]}'),
    );

    await createFlowLensClient({ baseUrl: server.url }).recorder.appendEvents('f1', 0, []);

    expect(server.seen).toMatchObject([{ body: '', headers: { 'content-type': 'application/x-ndjson' } }]);
  });

  it('uploads in pieces and states the total with the last one', async () => {
    await using server = await startServer((seen, response) => {
      if (seen.method === 'POST') return response.writeHead(201, { Location: 'https://api.example/uploads/u1' }).end();
      if (seen.method === 'HEAD') return response.writeHead(200, { 'Upload-Offset': '3' }).end();
      return response.writeHead(204, { 'Upload-Offset': '5' }).end();
    });
    const { recorder } = createFlowLensClient({ baseUrl: server.url });

    const id = await recorder.createUpload({ flowId: 'f1', mimeType: 'video/mp4' });
    const offset = await recorder.uploadOffset(id);
    const done = await recorder.appendUpload(id, { offset, bytes: new Blob(['de']), sizeBytes: 5 });

    expect([id, offset, done]).toEqual(['u1', 3, 5]);
    expect(server.seen).toMatchObject([
      { headers: { 'upload-defer-length': '1', 'upload-metadata': 'flow_id ZjE=,filetype dmlkZW8vbXA0' } },
      { method: 'HEAD', url: '/uploads/u1', headers: { 'tus-resumable': '1.0.0' } },
      {
        method: 'PATCH',
        url: '/uploads/u1',
        body: 'de',
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '3', 'upload-length': '5' },
      },
    ]);
  });

  it('rejects an upload without an address and an invalid offset', async () => {
    await using server = await startServer((seen, response) =>
      response.writeHead(seen.method === 'POST' ? 201 : 200, { 'Upload-Offset': 'many' }).end(),
    );
    const { recorder } = createFlowLensClient({ baseUrl: server.url });

    await expect(recorder.createUpload({ flowId: 'f1', mimeType: 'video/mp4', sizeBytes: 1 })).rejects.toThrow(
      FlowLensParseError,
    );
    await expect(recorder.uploadOffset('u1')).rejects.toThrow(FlowLensParseError);
  });

  it('throws when an upload is gone', async () => {
    await using server = await startServer((_seen, response) => response.writeHead(404).end());

    const { recorder } = createFlowLensClient({ baseUrl: server.url });

    await expect(recorder.uploadOffset('u1')).rejects.toThrow(FlowLensApiError);
  });
});
