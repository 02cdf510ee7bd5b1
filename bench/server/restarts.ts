import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../packages/server/test/resilience/call.js';
import { createRandom } from '../../packages/server/test/resilience/random.js';
import { Writer } from '../../packages/server/test/resilience/writer.js';
import { createDataFolder } from '../../packages/server/test/support/server/data-folder.js';
import { NO_LIMITS } from '../../packages/server/test/support/server/no-limits.js';
import { aPerson, callsOf, type Person } from '../../packages/server/test/support/people/person.js';
import { spawnBuiltFlowLens } from '../../packages/server/test/support/server/spawned-server.js';

const ROUNDS = 10;
const WRITERS = 6;
/** Time from readiness to the kill, when writers are busy. */
const END_AFTER_MS = { least: 20, most: 2_000 };

/** Times until a server was ready again. */
export interface Restarts {
  afterKillMs: number[];
  afterStopMs: number[];
}

/** Alternately kills and stops a server on the embedded database during writes. */
export async function measureRestarts(): Promise<Restarts> {
  const folder = createDataFolder();
  const env = { ...NO_LIMITS, FLOWLENS_DATA: folder, FLOWLENS_MIN_FREE_MB: '1', PORT: '0' };
  const random = createRandom(1);
  const restarts: Restarts = { afterKillMs: [], afterStopMs: [] };
  const writers = Array.from({ length: WRITERS }, () => new Writer(random));
  let server = spawnBuiltFlowLens(['serve'], env);
  try {
    const people = await signIn(await server.ready);
    const endAndStart = async (signal: 'SIGKILL' | 'SIGTERM') => {
      const url = await server.ready;
      const at = people.map((person) => ({ url, person: { ...person, ...callsOf(url, person.token) } }));
      await Promise.all(writers.map((writer, number) => writer.check(at[number] as Client)));
      const working = writers.map((writer, number) => writer.work(at[number] as Client).catch(() => undefined));
      await sleep(END_AFTER_MS.least + random() * (END_AFTER_MS.most - END_AFTER_MS.least));
      server.process.kill(signal);
      await Promise.all([server.exited, ...working]);
      const begun = performance.now();
      server = spawnBuiltFlowLens(['serve'], env);
      await server.ready;
      return performance.now() - begun;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      restarts.afterKillMs.push(await endAndStart('SIGKILL'));
      restarts.afterStopMs.push(await endAndStart('SIGTERM'));
    }
    return restarts;
  } finally {
    server.process.kill('SIGKILL');
    await server.exited;
    rmSync(folder, { recursive: true, force: true });
  }
}

function signIn(url: string): Promise<Person[]> {
  return Promise.all(Array.from({ length: WRITERS }, (_, number) => aPerson(url, `writer-${number}@example.com`)));
}
