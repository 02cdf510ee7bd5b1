import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_TOOLS } from '../../src/features/mcp/tools/all-tools.js';
import { callTool, postMessage, textOf } from '../support/mcp/mcp.js';
import { type Column, COLUMNS, EMBEDDED, MEMBERS } from './world/actors.js';
import { placeOf } from './world/place.js';
import { openStage, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

/** Arguments of tools, without the flow. */
const INPUTS: Record<string, object> = {
  get_event: { event: 'e0' },
  get_frames: { times: [1] },
  export_flow: { format: 'markdown' },
};
const ABOUT_A_FLOW = ALL_TOOLS.filter(({ input }) => 'flow' in input.shape).map(({ name }) => name);
const NO_SUCH_FLOW = /^There is no such flow/;

describe('the MCP endpoint', () => {
  let stage: Stage;
  let world: World;
  beforeAll(async () => {
    stage = await openStage();
    world = await stage.newWorld();
  });
  afterAll(async () => stage.server.close());

  /** Creates an agent token for the person of a column. */
  async function tokenOf(column: Column): Promise<string> {
    const headers = stage.cast.credentials[column];
    const { json } = await stage.send('createAgentToken', { headers, body: { agent_type: 'CURSOR' } });
    return (json as { token: string }).token;
  }

  it('accepts an agent token and no other credential', async () => {
    const answered: [Column, number][] = [];
    for (const column of COLUMNS) {
      const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
      const { status } = await postMessage(stage.server.url, list, stage.cast.credentials[column]);
      answered.push([column, status]);
    }

    expect(answered).toEqual(COLUMNS.map((column) => [column, column === 'agent' ? 200 : 401]));
  });

  it('has six tools with a flow as input', () => {
    expect(ABOUT_A_FLOW).toHaveLength(6);
  });

  it.each(COLUMNS.filter((column) => !['anonymous', 'signedOut', 'agent', ...EMBEDDED].includes(column)))(
    'shows %s the flows of their projects, and nothing of others',
    async (column) => {
      const at = { url: stage.server.url, token: await tokenOf(column) };
      const { flow_id: flow } = placeOf(column, world, stage.cast);
      const before = await stage.digest();
      for (const name of ABOUT_A_FLOW) {
        const ask = async (id: string) => textOf(await callTool(at, name, { flow: id, ...INPUTS[name] }));
        const [there, nowhere] = [await ask(flow), await ask(randomUUID())];
        if (MEMBERS.has(column)) expect([name, there]).toEqual([name, expect.not.stringMatching(NO_SUCH_FLOW)]);
        else expect([name, there]).toEqual([name, nowhere]);
        expect([name, nowhere]).toEqual([name, expect.stringMatching(NO_SUCH_FLOW)]);
      }
      const listed = textOf(await callTool(at, 'list_flows', { limit: 50 }));
      expect(listed.includes(flow)).toBe(MEMBERS.has(column));

      const after = await stage.digest();
      // The time of a token's use is recorded.
      const changed = Object.keys(after).filter((table) => after[table] !== before[table] && table !== 'agent_tokens');
      expect(changed).toEqual([]);
    },
  );

  it('rejects the assistant of a removed member immediately', async () => {
    const token = await tokenOf('reporter');
    const { flow_id: flow } = placeOf('reporter', world, stage.cast);
    const ask = async () => textOf(await callTool({ url: stage.server.url, token }, 'get_flow', { flow }));
    expect(await ask()).not.toMatch(NO_SUCH_FLOW);

    const params = { systemId: world.team, userId: stage.cast.people.reporter.userId };
    await stage.send('removeMember', { params, headers: stage.cast.credentials.admin });

    expect(await ask()).toMatch(NO_SUCH_FLOW);
    world = await stage.newWorld();
  });
});
