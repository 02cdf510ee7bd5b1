import autocannon from 'autocannon';

/** Number of concurrent clients, each waiting for its response before the next call. */
export const CLIENTS = 20;
const WARM_UP_SECONDS = 1;

export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Calls {
  paths: string[];
  token?: string;
}

/** Repeats the calls of every client. Any status other than 200 ends the benchmark. */
export async function loadHttp(url: string, seconds: number, callsOf: (client: number) => Calls): Promise<Load> {
  await run(url, WARM_UP_SECONDS, callsOf);
  const { requests, latency } = await run(url, seconds, callsOf);
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 };
}

async function run(url: string, duration: number, callsOf: (client: number) => Calls): Promise<autocannon.Result> {
  let client = 0;
  const result = await autocannon({
    url,
    duration,
    connections: CLIENTS,
    setupClient(connection) {
      const { paths, token } = callsOf(client++);
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      connection.setRequests(paths.map((path) => ({ method: 'GET', path, headers })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} calls to ${url} were not answered with 2xx, ${result.errors} not at all.`);
  return result;
}

/** Runs as many `ask` loops as there are clients; returns the calls per second. */
export async function loadQueries(seconds: number, ask: (client: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let asked = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (; performance.now() < end; asked += 1) await ask(client);
    }),
  );
  return asked / ((performance.now() - begun) / 1_000);
}
