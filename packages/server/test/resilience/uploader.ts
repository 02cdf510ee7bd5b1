import type { Flow, FlowSummary, RecordingStatus } from '@flowlens/client';
import { setTimeout as sleep } from 'node:timers/promises';
import { announce, sendEvents, tusCalls } from '../support/recordings/recorder.js';
import { answerOf, type Client, UnexpectedResponse } from './call.js';

const CHUNK_BYTES = 8 * 1024;
/** Pause between two chunks, like a recorder that uploads while it records. */
const PAUSE_MS = 80;
const EVENT = { type: 'navigation', relative_time_ms: 0, navigation_data: { url: 'https://shop.example/' } };

interface Upload {
  title: string;
  flowId?: string;
  path?: string;
  /** Bytes that the server confirmed, and bytes that were sent to it. */
  acknowledged: number;
  sent: number;
}

/** A client that records one video after the other; after a crash it continues at the server's offset. */
export class Uploader {
  /** Ids of the flows whose recordings are complete. */
  readonly completed: string[] = [];
  /** Uploads whose bytes have all arrived. */
  readonly #uploaded: string[] = [];
  readonly #video: Buffer;
  #upload: Upload = newUpload(1);

  constructor(video: Buffer) {
    this.#video = video;
  }

  /** Uploads until the server is gone, up to this number of videos in total. */
  async upload(client: Client, most: number): Promise<void> {
    while (this.#uploaded.length < most) {
      const flowId = await this.#send(client, this.#upload);
      this.#uploaded.push(flowId);
      this.#upload = newUpload(this.#uploaded.length + 1);
    }
  }

  /** Starts the processing of all uploads. */
  async complete(client: Client): Promise<void> {
    for (const flowId of this.#uploaded.slice(this.completed.length)) {
      await this.#complete(client, flowId);
      this.completed.push(flowId);
    }
  }

  /** Returns the recording status of every complete video. */
  async statuses({ person }: Client): Promise<RecordingStatus[]> {
    const status = (id: string) => answerOf<RecordingStatus>(person.get(`/flowlens/flow/${id}/recording-status`));
    return Promise.all(this.completed.map(status));
  }

  async #send(client: Client, upload: Upload): Promise<string> {
    upload.flowId ??=
      (await this.#findFlow(client, upload.title)) ?? (await announce(client.person, { title: upload.title }));
    upload.path ??= await this.#begin(client, upload.flowId);
    await this.#sendBytes(client, upload, upload.path);
    await answerOf(sendEvents(client, upload.flowId, { sequence: 0, events: [EVENT] }));
    return upload.flowId;
  }

  /** Returns the flow that an announcement without a response may have created. */
  async #findFlow({ person }: Client, title: string): Promise<string | undefined> {
    const flows = await answerOf<FlowSummary[]>(person.get(`/flowlens/flows?limit=200`));
    const found = flows.filter((flow) => flow.title === title);
    if (found.length > 1) throw new UnexpectedResponse(`${title} is there ${found.length} times.`);
    return found[0]?.id;
  }

  async #begin(client: Client, flowId: string): Promise<string> {
    const response = await tusCalls(client).create(flowId, { 'upload-length': String(this.#video.length) });
    if (response.status !== 201)
      throw new UnexpectedResponse(`An upload begins with ${response.status}: ${await response.text()}`);
    return new URL(response.headers.get('location') ?? '', client.url).pathname;
  }

  async #sendBytes(client: Client, upload: Upload, path: string): Promise<void> {
    const tus = tusCalls(client);
    let offset = await tus.offset(path);
    if (offset < upload.acknowledged || offset > upload.sent)
      throw new UnexpectedResponse(
        `The upload stands at ${offset}; ${upload.acknowledged} were acknowledged, ${upload.sent} sent.`,
      );
    while (offset < this.#video.length) {
      const chunk = this.#video.subarray(offset, offset + CHUNK_BYTES);
      upload.sent = Math.max(upload.sent, offset + chunk.length);
      const response = await tus.append(path, offset, Uint8Array.from(chunk));
      if (response.status !== 204)
        throw new UnexpectedResponse(`A chunk is answered with ${response.status}: ${await response.text()}`);
      offset = Number(response.headers.get('upload-offset'));
      upload.acknowledged = offset;
      await sleep(PAUSE_MS);
    }
  }

  /** 409 is the response if an unanswered call has already started it. */
  async #complete({ person }: Client, flowId: string): Promise<void> {
    const response = await person.post(`/flowlens/flow/${flowId}/complete`);
    if (response.status === 202) return;
    const { recording_status: status } = await answerOf<Flow>(person.get(`/flowlens/flow/${flowId}`));
    if (response.status !== 409 || status === 'pending')
      throw new UnexpectedResponse(`Completing is answered with ${response.status} while the flow is ${status}.`);
  }
}

function newUpload(number: number): Upload {
  return { title: `video ${number}`, acknowledged: 0, sent: 0 };
}
