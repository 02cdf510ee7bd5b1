import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActorKind } from '../../src/http/actor.js';
import { addPeople } from '../support/people/add-people.js';
import { contractBreach, isDocumented, type SentResponse } from '../support/contract/contract-responses.js';
import type { Person } from '../support/people/person.js';
import type { Column } from './world/actors.js';
import { describedOperations } from './fuzz/described-operations.js';
import { createGun } from './fuzz/fire.js';
import { brokenInvariants } from './fuzz/invariants.js';
import { plannedRequest, type PlannedRequest } from './fuzz/planned-request.js';
import { type FuzzPlace, toWire } from './fuzz/wire.js';
import { placeOf } from './world/place.js';
import { openStage, type Stage } from './world/stage.js';

/** `FUZZ_SEED` repeats a run, `FUZZ_REQUESTS` makes it longer. */
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const AT_ONCE = 8;
/** Number of requests after which the world is recreated, because much of it is deleted by then. */
const REQUESTS_PER_WORLD = 250;
const SPARE_SESSIONS = 40;
/** Operations that end or rotate the session of their caller. */
const SESSION_ENDING = new Set(['signOut', 'signOutEverywhere', 'refreshSession']);
/** Minimum number of operations that succeed at times. With fewer, the requests are too wild to test anything. */
const SUCCEEDING = 40;

/** Their tokens end when a request revokes the key or removes the person. */
const EMBEDDED: readonly Column[] = ['embedded', 'embeddedAdmin'];

const operations = new Map(describedOperations().map((operation) => [operation.operationId, operation]));

/** Fault of a response, and its request. */
interface Fault {
  kind: string;
  example: string;
}

describe('any request', () => {
  let stage: Stage;
  let spares: Person[];
  let gun: ReturnType<typeof createGun>;
  let places: Map<Column, FuzzPlace>;
  let spent = 0;
  const succeeded = new Set<string>();
  const statuses: Record<number, number> = {};
  /** Failures in the log of the server. */
  const log: string[] = [];

  beforeAll(async () => {
    stage = await openStage({ log: pino({ level: 'error' }, { write: (line) => void log.push(line) }) });
    spares = await addPeople(stage.server, SPARE_SESSIONS);
    gun = createGun(stage.server.url, AT_ONCE);
    // Narrow enough to be reached.
    await stage.server.database.db.updateTable('users').set({ max_systems_count: 5 }).execute();
  });
  afterAll(async () => {
    gun.close();
    await stage.server.close();
  });

  it(`gets a documented response and violates no invariant (FUZZ_SEED=${SEED})`, { timeout: 900_000 }, async () => {
    console.log(`FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}`);
    /** Grouped by kind, with the first request that led to each. */
    const faults = new Map<string, string>();
    for (let fired = 0; fired < REQUESTS; fired += REQUESTS_PER_WORLD) {
      places = await resetWorld();
      const numRuns = Math.min(REQUESTS_PER_WORLD, REQUESTS - fired);
      const plans = fc.sample(plannedRequest(), { seed: SEED + fired, numRuns })[Symbol.iterator]();
      await Promise.all(Array.from({ length: AT_ONCE }, () => fireAll(plans, faults)));
      for (const kind of await brokenInvariants(stage.server.database.pool)) faults.set(kind, `by ${fired + numRuns}`);
    }

    console.log(`FUZZ_SEED=${SEED} answers by status:`, JSON.stringify(statuses));
    expect(Object.fromEntries(faults)).toEqual({});
    expect(succeeded.size).toBeGreaterThanOrEqual(SUCCEEDING);
    expect((await stage.send('getReadiness')).status).toBe(200);
  });

  /** One of several workers that take requests from the same plans. */
  async function fireAll(plans: Iterator<PlannedRequest>, faults: Map<string, string>): Promise<void> {
    for (let next = plans.next(); !next.done; next = plans.next()) {
      const fault = await faultOfRequest(next.value);
      if (fault && !faults.has(fault.kind)) faults.set(fault.kind, fault.example);
    }
  }

  async function faultOfRequest(plan: PlannedRequest): Promise<Fault | undefined> {
    const operation = operations.get(plan.operation);
    const place = places.get(plan.place);
    const other = places.get(plan.place === 'ownerOfDefault' ? 'owner' : 'ownerOfDefault');
    if (!operation || !place || !other) throw new Error('The plan is of another world.');
    const wire = toWire(plan, operation, { place, other, credentials: credentialsOf(plan) });
    const sent = `${wire.method} ${wire.path} as ${plan.actor} ${JSON.stringify(plan.headers)} ${wire.body?.toString()}`;
    try {
      const response = await gun.fire(wire);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (response.status < 300) succeeded.add(plan.operation);
      const kind = faultOf(plan, response);
      if (kind === undefined) return undefined;
      const said = `${JSON.stringify(response).slice(0, 500)}\n${response.status >= 500 ? log.at(-1) : ''}`;
      return { kind: `${plan.operation}: ${kind}`, example: `${sent.slice(0, 1_500)}\n${said}` };
    } catch (error) {
      return { kind: `${plan.operation}: the connection broke (${String(error)})`, example: sent.slice(0, 1_500) };
    }
  }

  /** Sessions that are ended or rotated belong to nobody else. */
  function credentialsOf({ operation, actor }: PlannedRequest): Record<string, string> {
    const isRefused = isRejected(operations.get(operation)?.kinds ?? [], actor);
    if (!SESSION_ENDING.has(operation) || isRefused) return stage.cast.credentials[actor];
    spent += 1;
    const { token, cookie } = spares[spent % SPARE_SESSIONS] as Person;
    return { authorization: `Bearer ${token}`, cookie };
  }

  async function resetWorld(): Promise<Map<Column, FuzzPlace>> {
    const world = await stage.newWorld();
    const spareIds = spares.map(({ userId }) => userId);
    await stage.server.database.db
      .updateTable('sessions')
      .set({ revoked_at: null })
      .where('user_id', 'in', spareIds)
      .execute();
    await stage.server.database.db.updateTable('projects').set({ max_members_count: 7 }).execute();
    const call = { params: { flow_id: world.flows.others.flowId }, headers: stage.cast.credentials.owner };
    const { json: share } = await stage.send('createShareLink', call);
    const { json: flow } = await stage.send('getFlow', call);
    const token = (share as { share_url: string }).share_url.split('/').at(-1) ?? '';
    const timeline = new URL((flow as { timeline_url: string }).timeline_url);
    const columns: Column[] = ['owner', 'creator', 'reporter', 'ownerOfDefault', 'exMember'];
    return new Map(
      columns.map((column) => {
        const place = placeOf(column, world, stage.cast);
        const flowId = Buffer.from(place.flow_id).toString('base64');
        return [
          column,
          {
            ...place,
            system_id: place.systemId,
            invitation_id: place.linkId,
            tag_ids: place.tag_id,
            id: place.comment_id,
            token,
            key: timeline.pathname.split('/').at(-1) ?? '',
            expires: timeline.searchParams.get('expires') ?? '',
            signature: timeline.searchParams.get('signature') ?? '',
            'Upload-Metadata': `flow_id ${flowId},filetype dmlkZW8vbXA0`,
          },
        ];
      }),
    );
  }
});

/** Returns why a response is wrong; undefined if it is right. */
function faultOf(plan: PlannedRequest, response: SentResponse): string | undefined {
  const isUnsupported = response.status === 501 && isDocumented(plan.operation, 501);
  if (response.status >= 500 && !isUnsupported) return `it fails with ${response.status}`;
  const operation = operations.get(plan.operation);
  // Another method or an unreadable path is not a call of the operation.
  if (!operation || plan.method !== null || hasBrokenAddress(plan)) return undefined;
  if (operation.method === 'HEAD')
    return isDocumented(plan.operation, response.status) ? undefined : `it answers ${response.status} to HEAD`;
  const breach = contractBreach(plan.operation, response);
  if (breach !== undefined) return breach;
  const isEmbedded = EMBEDDED.includes(plan.actor);
  if (isEmbedded && response.status === 401) return undefined;
  if (isRejected(operation.kinds, plan.actor)) {
    const expected = isEmbedded && operation.kinds.includes('session') ? 403 : 401;
    return response.status === expected ? undefined : `it answers a stranger ${response.status}`;
  }
  const checksFields = !operation.servedElsewhere && operation.body?.type !== 'application/x-ndjson';
  const isUnknown = plan.body.kind === 'unknown' && checksFields && operation.method !== 'GET';
  return isUnknown && response.status !== 422 ? `it answers an unknown field ${response.status}` : undefined;
}

function isRejected(kinds: readonly ActorKind[], actor: Column): boolean {
  const kind = kindOf(actor);
  return kinds.length > 0 && !(kind && kinds.includes(kind));
}

function kindOf(actor: Column): ActorKind | undefined {
  if (actor === 'agent') return 'agent';
  if (EMBEDDED.includes(actor)) return 'embed';
  return actor === 'anonymous' || actor === 'signedOut' ? undefined : 'session';
}

function hasBrokenAddress({ path }: PlannedRequest): boolean {
  return Object.values(path).some((value) => typeof value === 'string' && !value.isWellFormed());
}
