import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Flow } from '@flowlens/client';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { NO_LIMITS } from '../../packages/server/test/support/server/no-limits.js';
import { aPerson } from '../../packages/server/test/support/people/person.js';
import { announce, processed, uploadVideo } from '../../packages/server/test/support/recordings/recorder.js';
import { startServer } from '../server/processes.js';
import { RECORDED_TYPES, recordInChromium } from './record-in-chromium.js';

// Records with a headless Chromium and has the built server process the recordings on a busy machine. Prints the
// results, and ends with 1 unless all recordings are complete.

const RECORDINGS = 40;
const SECONDS = 5;
const BUSY_LOOPS = 4;
/** Number of people: a server processes one recording per person at a time. */
const PEOPLE = 4;
const WITHIN_MS = 3_600_000;

const orders = RECORDED_TYPES.flatMap((type) => [false, true].map((pauses) => ({ type, seconds: SECONDS, pauses })));
const recordings = await recordInChromium(orders, chromiumPath());
console.log(`${recordings.length} recordings of ${SECONDS} s, with sound.`);

const folder = mkdtempSync(join(tmpdir(), 'flowlens-bench-'));
const server = await startServer({ ...NO_LIMITS, FLOWLENS_DATA: folder, FLOWLENS_MIN_FREE_MB: '1' });
const loops = Array.from({ length: BUSY_LOOPS }, busyLoop);
try {
  const begun = performance.now();
  const flows = (await Promise.all(Array.from({ length: PEOPLE }, (_, index) => uploadAll(index)))).flat();
  const seconds = (performance.now() - begun) / 1_000;
  const completed = flows.filter(({ recording_status: status }) => status === 'completed');
  const notes = flows.flatMap(({ capture }) => capture.notes.map(({ code }) => code));
  console.log(
    `${completed.length} of ${flows.length} are complete after ${seconds.toFixed(0)} s, ` +
      `with ${BUSY_LOOPS} busy loops on ${availableParallelism()} cores. Notes: ${notes.join(', ') || 'none'}.`,
  );
  process.exitCode = completed.length === flows.length ? 0 : 1;
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function busyLoop(): ChildProcess {
  return spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
}

/** Uploads the recordings of one person, and waits until they are processed. */
async function uploadAll(personIndex: number): Promise<Flow[]> {
  const person = await aPerson(server.url, `person-${personIndex}@example.com`);
  const flowIds: string[] = [];
  for (let turn = personIndex; turn < RECORDINGS; turn += PEOPLE) {
    const at = turn % recordings.length;
    const flowId = await announce(person);
    const filetype = orders[at]?.type.split(';')[0] ?? 'video/webm';
    await uploadVideo({ url: server.url, person }, { flowId, bytes: recordings[at]!, filetype });
    await person.post(`/flowlens/flow/${flowId}/complete`);
    flowIds.push(flowId);
  }
  const flows: Flow[] = [];
  for (const flowId of flowIds) {
    await processed(person, flowId, WITHIN_MS);
    flows.push((await (await person.get(`/flowlens/flow/${flowId}`)).json()) as Flow);
  }
  return flows;
}
