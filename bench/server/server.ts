import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccessTokens } from '../../packages/server/src/features/auth/sessions/access-token.js';
import { deriveKey } from '../../packages/server/src/platform/secrets/derive-key.js';
import { type BatchFigures, measureBatches } from './batches.js';
import { type BenchDatabase, databases } from './databases.js';
import { fillPeople, fillProjects, FLOWS_PER_PROJECT, idOf, PEOPLE, WORDS } from './fill.js';
import { type Load, loadHttp, loadQueries } from './load.js';
import { type LongTimeline, measureLongTimeline, storeLongTimeline } from './long-timeline.js';
import { median } from '../median.js';
import { type Listening, migrateDatabase, startBareRoute, startServer } from './processes.js';
import { openQueryAlone } from './query-alone.js';
import { type Figures, printBatches, printFigures, printLongTimeline, printRestarts } from './report.js';
import { measureRestarts } from './restarts.js';

// Prints the costs of server calls as ratios to a bare Fastify route with the same JSON, because machines differ, and
// the load of recorders and restarts. The argument `batches` measures only the recorders and a large timeline.

const ROUNDS = 3;
const SECONDS = 4;
const PROJECTS = 200;
const MANY_PROJECTS = 2_000;
/** Number of flows in each project that nobody reads. */
const FEW_FLOWS = 50;
const SECRET = 'only-for-the-benchmark-and-long-enough';

/** People who record while others read. */
const RECORDERS = 4;
const [, , part] = process.argv;

const accessTokens = createAccessTokens(deriveKey(SECRET, 'access-token'));
const tokens = await Promise.all(
  Array.from({ length: PEOPLE }, (_, number) => accessTokens.sign(idOf('person', number))),
);

/** Returns the measured projects of a client's person. */
const projectsOf = (client: number) =>
  Array.from({ length: PROJECTS / PEOPLE }, (_, turn) => (client % PEOPLE) + turn * PEOPLE);

const list = (project: number) => `/flowlens/system/${idOf('project', project)}/flows`;
const search = (project: number) => `${list(project)}?search=${WORDS[project % WORDS.length]}%20fails`;
const detail = (project: number) =>
  `/flowlens/flow/${idOf('flow', project * FLOWS_PER_PROJECT + ((project * 7) % FLOWS_PER_PROJECT))}`;

for (const database of databases()) {
  try {
    if (part !== 'batches') printFigures(database.name, await measure(database));
    printBatches(database.name, await measureRecorders(database));
    printLongTimeline(database.name, await measureDrawing(database));
  } finally {
    database.remove();
  }
}
if (part !== 'batches') printRestarts(await measureRestarts());

async function measure(database: BenchDatabase): Promise<Figures> {
  const env = { ...database.env, FLOWLENS_SECRET: SECRET };
  migrateDatabase(env);
  await database.prepare(async (run) => {
    await fillPeople(run);
    await fillProjects(run, { first: 0, count: PROJECTS, flows: FLOWS_PER_PROJECT });
  });
  const few = await withServer(env, (server) => measureRoutes(server, database));
  const more = { first: PROJECTS, count: MANY_PROJECTS - PROJECTS, flows: FEW_FLOWS };
  await database.prepare((run) => fillProjects(run, more));
  const many = await withServer(env, (server) => measureListAmongMany(server));
  return { ...few, ...many };
}

/** Reads flows and lists while others send events. */
async function measureRecorders(database: BenchDatabase): Promise<BatchFigures> {
  const env = { ...database.env, FLOWLENS_SECRET: SECRET };
  if (part === 'batches') {
    migrateDatabase(env);
    await database.prepare(async (run) => {
      await fillPeople(run);
      await fillProjects(run, { first: 0, count: PEOPLE, flows: FLOWS_PER_PROJECT });
    });
  }
  const readers = tokens.slice(RECORDERS, RECORDERS + 4).map((token, index) => {
    const project = RECORDERS + index;
    return { token, path: index % 2 === 0 ? list(project) : detail(project) };
  });
  const recorders = tokens.slice(0, RECORDERS).map((token, index) => ({ token, projectId: idOf('project', index) }));
  const load = { readers, recorders };
  return withServer(env, (server) => measureBatches(server, load));
}

/** Draws a long timeline of the first flow. */
async function measureDrawing(database: BenchDatabase): Promise<LongTimeline> {
  const env = { ...database.env, FLOWLENS_SECRET: SECRET };
  await storeLongTimeline(database.env['FLOWLENS_DATA'] ?? '', 0);
  return withServer(env, ({ url }) => measureLongTimeline(url, idOf('flow', 0), tokens[0] ?? ''));
}

async function withServer<T>(env: Record<string, string>, work: (server: Listening) => Promise<T>): Promise<T> {
  const server = await startServer(env);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function measureRoutes(
  server: Listening,
  database: BenchDatabase,
): Promise<Omit<Figures, 'listAmongMany' | 'floorAmongMany'>> {
  const alone = openQueryAlone(database.connection);
  const { bytes, floor } = await startFloor(server);
  const rounds = await inRounds(async () => ({
    floor: await loadHttp(floor.url, SECONDS, () => ({ paths: ['/'] })),
    list: await loadHttp(server.url, SECONDS, calls(list)),
    search: await loadHttp(server.url, SECONDS, calls(search)),
    detail: await loadHttp(server.url, SECONDS, calls(detail)),
    query: await loadQueries(SECONDS, (client) => {
      const projects = projectsOf(client);
      const project = projects[Math.floor(Math.random() * projects.length)] ?? 0;
      return alone.list(idOf('person', client % PEOPLE), idOf('project', project));
    }),
  }));
  await alone.close();
  await floor.stop();
  const middle = (key: 'floor' | 'list' | 'search' | 'detail') => medianLoad(rounds.map((round) => round[key]));
  return {
    bytes,
    floor: middle('floor'),
    list: middle('list'),
    search: middle('search'),
    detail: middle('detail'),
    query: median(rounds.map(({ query }) => query)),
  };
}

async function measureListAmongMany(server: Listening): Promise<Pick<Figures, 'listAmongMany' | 'floorAmongMany'>> {
  const { floor } = await startFloor(server);
  const rounds = await inRounds(async () => ({
    floor: await loadHttp(floor.url, SECONDS, () => ({ paths: ['/'] })),
    list: await loadHttp(server.url, SECONDS, calls(list)),
  }));
  await floor.stop();
  return {
    listAmongMany: medianLoad(rounds.map((round) => round.list)),
    floorAmongMany: medianLoad(rounds.map((round) => round.floor)),
  };
}

/** Starts a bare route that sends one of the server's lists. */
async function startFloor(server: Listening): Promise<{ bytes: number; floor: Listening }> {
  const response = await fetch(server.url + list(0), { headers: { authorization: `Bearer ${tokens[0]}` } });
  if (response.status !== 200) throw new Error(`The list answers ${response.status}: ${await response.text()}`);
  const text = await response.text();
  const folder = mkdtempSync(join(tmpdir(), 'flowlens-bench-'));
  const file = join(folder, 'list.json');
  writeFileSync(file, text);
  const floor = await startBareRoute(file);
  rmSync(folder, { recursive: true });
  return { bytes: Buffer.byteLength(text), floor };
}

function calls(path: (project: number) => string) {
  return (client: number) => {
    const token = tokens[client % PEOPLE];
    return { paths: projectsOf(client).map(path), ...(token !== undefined && { token }) };
  };
}

async function inRounds<T>(round: () => Promise<T>): Promise<T[]> {
  const rounds: T[] = [];
  while (rounds.length < ROUNDS) rounds.push(await round());
  return rounds;
}

function medianLoad(loads: Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
}
