import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const video = join(import.meta.dirname, '../packages/server/seed/checkout-fails-on-pay/video.mp4');
/** Well below a megabyte, which is what one call may bring. */
const EVENTS_PER_BATCH = 2_000;

/**
 * Records a flow as a recorder does, for whoever is signed in: announces it, sends its events in batches and a short video, and waits
 * until it is processed. Tells where the flow is shown.
 */
export async function addRecording(page: Page, title: string, events: readonly object[]): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const authorization = `Bearer ${token}`;
  const announced = await page.request.post('/flowlens/flow', {
    headers: { authorization },
    data: { title, recorded_at: new Date().toISOString() },
  });
  expect(announced.status()).toBe(201);
  const { id } = (await announced.json()) as { id: string };

  for (let from = 0; from < events.length; from += EVENTS_PER_BATCH) {
    const lines = events.slice(from, from + EVENTS_PER_BATCH).map((event) => `${JSON.stringify(event)}\n`);
    const sent = await page.request.post(`/flowlens/flow/${id}/events?sequence=${from / EVENTS_PER_BATCH}`, {
      headers: { authorization, 'content-type': 'application/x-ndjson' },
      data: lines.join(''),
    });
    expect(sent.status(), await sent.text()).toBe(200);
  }
  await uploadVideo(page, id, authorization);

  const closed = await page.request.post(`/flowlens/flow/${id}/complete`, { headers: { authorization } });
  expect(closed.status()).toBe(202);
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/flowlens/flow/${id}/recording-status`, { headers: { authorization } });
        return ((await answer.json()) as { recording_status: string }).recording_status;
      },
      { timeout: 120_000 },
    )
    .toBe('completed');
  return `/flowlens/flow/${id}`;
}

/** In one piece, by the upload protocol (tus 1.0). */
async function uploadVideo(page: Page, flowId: string, authorization: string): Promise<void> {
  const bytes = await readFile(video);
  const tus = { authorization, 'tus-resumable': '1.0.0' };
  const begun = await page.request.post('/uploads', {
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `flow_id ${btoa(flowId)},filetype ${btoa('video/mp4')}`,
    },
  });
  expect(begun.status()).toBe(201);
  const sent = await page.request.patch(begun.headers()['location'] ?? '', {
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    data: bytes,
  });
  expect(sent.status()).toBe(204);
}
