import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const SEED_VIDEO = join(import.meta.dirname, '../../../packages/server/seed/checkout-fails-on-pay/video.mp4');
/** Below a megabyte, the limit of one request. */
const BATCH_BYTES = 900_000;

export interface Video {
  bytes: Buffer;
  mimeType: string;
}

/**
 * Records a flow for the signed-in user as a recorder does: announces it, sends its events in batches and a short
 * video, and waits until it is processed. Returns the address of the flow.
 */
export async function addRecording(
  page: Page,
  title: string,
  events: readonly object[],
  video?: Video,
): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const authorization = `Bearer ${token}`;
  const announced = await page.request.post('/flowlens/flow', {
    headers: { authorization },
    data: { title, recorded_at: new Date().toISOString() },
  });
  expect(announced.status()).toBe(201);
  const { id } = (await announced.json()) as { id: string };

  for (const [sequence, batch] of batchesOf(events).entries()) {
    const sent = await page.request.post(`/flowlens/flow/${id}/events?sequence=${sequence}`, {
      headers: { authorization, 'content-type': 'application/x-ndjson' },
      data: batch,
    });
    expect(sent.status(), await sent.text()).toBe(200);
  }
  await uploadVideo(page, id, authorization, video ?? { bytes: await readFile(SEED_VIDEO), mimeType: 'video/mp4' });

  const closed = await page.request.post(`/flowlens/flow/${id}/complete`, { headers: { authorization } });
  expect(closed.status()).toBe(202);
  await expect
    .poll(
      async () => {
        const response = await page.request.get(`/flowlens/flow/${id}/recording-status`, {
          headers: { authorization },
        });
        return ((await response.json()) as { recording_status: string }).recording_status;
      },
      { timeout: 120_000 },
    )
    .toBe('completed');
  return `/flowlens/flow/${id}`;
}

function batchesOf(events: readonly object[]): string[] {
  const batches: string[] = [];
  let batch = '';
  for (const event of events) {
    const line = `${JSON.stringify(event)}\n`;
    if (batch.length + line.length > BATCH_BYTES) {
      batches.push(batch);
      batch = '';
    }
    batch += line;
  }
  return [...batches, batch];
}

/** Uploads in one piece, with the upload protocol (tus 1.0). */
async function uploadVideo(
  page: Page,
  flowId: string,
  authorization: string,
  { bytes, mimeType }: Video,
): Promise<void> {
  const tus = { authorization, 'tus-resumable': '1.0.0' };
  const begun = await page.request.post('/uploads', {
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `flow_id ${btoa(flowId)},filetype ${btoa(mimeType)}`,
    },
  });
  expect(begun.status()).toBe(201);
  const sent = await page.request.patch(begun.headers()['location'] ?? '', {
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    data: bytes,
  });
  expect(sent.status()).toBe(204);
}
