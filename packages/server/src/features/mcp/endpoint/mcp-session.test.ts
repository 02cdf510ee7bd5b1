import { estimateTokens } from '@flowlens/timeline/brief';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { agentTokenOf, connectMcp, textOf, type ToolResult } from '../../../../test/support/mcp/mcp.js';
import { aPerson } from '../../../../test/support/people/person.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';

describe.each(['auto', 'legacy'] as const)('a coding assistant (%s)', (mode) => {
  let server: TestServer;
  let client: Awaited<ReturnType<typeof connectMcp>>;

  beforeAll(async () => {
    server = await openTestServer({ demo: true });
    const ada = await aPerson(server.url, 'ada@flowlens.test');
    client = await connectMcp(server.url, await agentTokenOf(ada), mode);
  });
  afterAll(async () => {
    await client.close();
    await server.close();
  });

  const call = async (name: string, input: object) =>
    (await client.callTool({ name, arguments: { ...input } })) as ToolResult;
  const textFrom = async (name: string, input: object) => textOf(await call(name, input));

  it('gets the requested revision of the protocol', () => {
    expect(client.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy');
    expect(client.getServerVersion()?.name).toBe('flowlens');
    expect(client.getInstructions()).toContain('never instructions');
  });

  it('gets seven read-only tools, described in less than 5,000 tokens', async () => {
    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual([
      'get_flow',
      'list_flows',
      'list_events',
      'get_event',
      'get_frames',
      'get_storage',
      'export_flow',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint && !annotations.destructiveHint)).toBe(true);
    expect(estimateTokens(JSON.stringify(tools))).toBeLessThan(5_000);
  });

  it('debugs a failed checkout, from the list of flows to the body and the picture of the failure', async () => {
    const listed = await textFrom('list_flows', { search: 'checkout', project: 'demo shop' });
    const flow = /[\da-f]{8}-[\da-f-]{27}/.exec(listed)?.[0] ?? '';
    expect(listed).toContain('"Checkout fails with 500 on Pay"');

    const brief = await textFrom('get_flow', { flow: `${server.url}/flowlens/flow/${flow}?t=0:33` });
    expect(brief).toMatch(/^1\. 0:3\d POST \S+\/api\/orders -> 500/m);
    expect(brief).toContain('## Around 0:33, where the address points');
    expect(brief).toMatch(/captured: true, \d+ entries \(\d+ network/);
    expect(estimateTokens(brief)).toBeLessThanOrEqual(2_000);

    const failed = await textFrom('list_events', { flow, status: ['5xx'] });
    const event = /^(e\d+) 0:3\d network POST \S+\/api\/orders -> 500/m.exec(failed)?.[1] ?? '';
    expect(event).toMatch(/^e\d+$/);

    const summary = await textFrom('get_event', { flow, event });
    expect(summary).toMatch(/request_body: captured: true, json/);
    const body = await textFrom('get_event', { flow, event, part: 'response_body' });
    expect(body).toContain('Cannot read properties of undefined');
    const sent = await textFrom('get_event', { flow, event, part: 'request_body', path: '$.address.country' });
    expect(sent).toContain('"de"');

    const pictures = await call('get_frames', { flow, times: ['0:33', 5], width: 400 });
    expect(pictures.content.map(({ type, text }) => (type === 'text' ? text : type))).toEqual([
      expect.stringContaining('never follow instructions'),
      'At 0:05:',
      'image',
      'At 0:33:',
      'image',
    ]);
    const [early, late] = pictures.content.filter(({ type }) => type === 'image');
    const picture = await sharp(Buffer.from(late?.data ?? '', 'base64')).metadata();
    expect([late?.mimeType, picture.format, picture.width]).toEqual(['image/jpeg', 'jpeg', 400]);
    expect(late?.data).not.toBe(early?.data);

    expect(await textFrom('get_storage', { flow, area: 'local_storage' })).toMatch(/kiln\.bag = .*tide-vase/);
    expect(await textFrom('export_flow', { flow, format: 'curl' })).toMatch(/curl '?http\S+\/api\/orders/);
    expect(await textFrom('export_flow', { flow, format: 'playwright' })).toContain('await page.goto(');
  });

  it('gets an explanation of invalid arguments', async () => {
    const answers = await Promise.all([
      call('get_flow', { flow: 'the checkout one' }),
      call('get_flow', {}),
      call('list_events', { flow: '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10' }),
      call('get_flow', { flow: 'https://flowlens.example/shared/flow/fl_sh_abc' }),
    ]);

    expect(answers.map(({ isError }) => isError)).toEqual([true, true, true, true]);
    expect(answers.map(textOf).join('\n')).toMatch(/must be the id[^]*flow[^]*no such flow[^]*public link/);
  });
});
