import type { Flow } from '@flowlens/client';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataFolder } from '../support/server/data-folder.js';
import { mediaBytesOf, readClip } from '../support/recordings/make-video.js';
import { NO_LIMITS } from '../support/server/no-limits.js';
import { aPerson, callsOf, type Person } from '../support/people/person.js';
import { type SpawnedServer, spawnBuiltFlowLens } from '../support/server/spawned-server.js';
import { waitUntil } from '../support/wait-until.js';
import { answerOf, type Client, UnexpectedResponse } from './call.js';
import { createRandom } from './random.js';
import { Uploader } from './uploader.js';
import { Writer } from './writer.js';

/** Number of kills; lower in `npm test`. */
const KILLS = Number(process.env.FLOWLENS_CRASH_KILLS ?? 32);
const WRITERS = 6;
const UPLOADERS = 2;
/** More than the clients can do between the kills. */
const VIDEOS_EACH = 10;
/** Processes recordings only at the end, because a third killed attempt would correctly be the last. */
const KILLS_OF_PROCESSING = Math.floor(KILLS / 4);
/** Time from readiness to the kill, when clients are busy. */
const KILL_AFTER_MS = { least: 20, most: 2_000 };
/** A dead worker's job moves to another worker after 60 s of silence. */
const PROCESSED_WITHIN_MS = 300_000;

const seed = Number(process.env.FLOWLENS_CRASH_SEED ?? Date.now() % 1_000_000);
const random = createRandom(seed);
const folder = createDataFolder();
const env = { ...NO_LIMITS, FLOWLENS_DATA: folder, FLOWLENS_MIN_FREE_MB: '1', PORT: '0', FLOWLENS_LOG_LEVEL: 'info' };
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let video: Buffer;
let server: SpawnedServer;
let url = '';
const people: Person[] = [];
const writers = Array.from({ length: WRITERS }, () => new Writer(random));
let uploaders: Uploader[] = [];

beforeAll(async () => {
  video = await readClip();
  uploaders = Array.from({ length: UPLOADERS }, () => new Uploader(video));
  server = spawnBuiltFlowLens(['serve'], env);
  url = await server.ready;
  for (let number = 0; number < WRITERS + UPLOADERS; number += 1)
    people.push(await aPerson(url, `client-${number}@example.com`));
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  rmSync(folder, { recursive: true, force: true });
});

/** A client of the running server, with its session from before the crash. */
function clientOf(number: number): Client {
  const person = people[number] as Person;
  return { url, person: { ...person, ...callsOf(url, person.token) } };
}

/** Only a killed server explains a missing response. */
async function untilKilled(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isKilled = (await Promise.race([server.exited, sleep(5_000)])) === 'SIGKILL';
    if (error instanceof UnexpectedResponse || !isKilled) throw error;
  }
}

function completeAll(): Promise<void>[] {
  return uploaders.map((uploader, number) => uploader.complete(clientOf(WRITERS + number)));
}

async function restart(): Promise<number> {
  const begun = Date.now();
  server = spawnBuiltFlowLens(['serve'], env);
  url = await server.ready;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  return Date.now() - begun;
}

it(`a server that is killed ${KILLS} times loses no acknowledged change (seed ${seed})`, async () => {
  const readyAfterMs: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await Promise.all(writers.map((writer, number) => writer.check(clientOf(number))));
    const working = Promise.all([
      ...writers.map((writer, number) => untilKilled(writer.work(clientOf(number)))),
      ...uploaders.map((uploader, number) => untilKilled(uploader.upload(clientOf(WRITERS + number), VIDEOS_EACH))),
      ...(kill < KILLS - KILLS_OF_PROCESSING ? [] : completeAll().map(untilKilled)),
    ]);
    await Promise.race([working, sleep(KILL_AFTER_MS.least + random() * (KILL_AFTER_MS.most - KILL_AFTER_MS.least))]);
    server.process.kill('SIGKILL');
    await working;
    expect(await server.exited).toBe('SIGKILL');
    for (const { token, cookie } of people)
      for (const secret of [token, cookie.split('=')[1] ?? '']) expect(server.output()).not.toContain(secret);
    readyAfterMs.push(await restart());
  }
  await Promise.all(writers.map((writer, number) => writer.check(clientOf(number))));

  const sorted = readyAfterMs.toSorted((a, b) => a - b);
  const acknowledged = writers.reduce((sum, { journal }) => sum + journal.acknowledged, 0);
  console.log(
    `${KILLS} kills, seed ${seed}: ${acknowledged} acknowledged writes; ready again after ${sorted[Math.floor(KILLS / 2)]} ms (median), ${sorted.at(-1)} ms (most)`,
  );
  expect(acknowledged).toBeGreaterThan(KILLS);
});

it('a killed server continues every upload and serves each video unchanged', async () => {
  await Promise.all(uploaders.map((uploader, number) => uploader.upload(clientOf(WRITERS + number), VIDEOS_EACH)));
  await Promise.all(completeAll());

  for (const [number, uploader] of uploaders.entries()) {
    const client = clientOf(WRITERS + number);
    const isDone = async () =>
      (await uploader.statuses(client)).every((flow) => ['completed', 'failed'].includes(flow.recording_status));
    await waitUntil('every recording is processed', isDone, PROCESSED_WITHIN_MS);
    for (const id of uploader.completed) {
      const flow = await answerOf<Flow>(client.person.get(`/flowlens/flow/${id}`));
      expect(flow.recording_status).toBe('completed');
      const files = [flow.video_url, flow.preview_video_url, flow.thumbnail_url, flow.timeline_url];
      const responses = await Promise.all(files.map((file) => fetch(file ?? '')));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const shown = Buffer.from(await (responses[0] as Response).arrayBuffer());
      expect(sha256(mediaBytesOf(shown))).toBe(sha256(mediaBytesOf(video)));
    }
  }
});

it('a killed server keeps the sessions from before the crashes', async () => {
  for (const { cookie } of people) {
    const headers = { cookie, 'x-requested-with': 'test' };
    expect((await fetch(`${url}/auth/google/refresh`, { method: 'POST', headers })).status).toBe(200);
  }
});
