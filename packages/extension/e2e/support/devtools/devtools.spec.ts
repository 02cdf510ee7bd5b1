import type { TimelineEvent } from '@flowlens/core/recorded';
import { Person } from '../../../../../examples/demo-shop/src/scenarios/person.js';
import { SCENARIOS } from '../../../../../examples/demo-shop/src/scenarios/scenarios.js';
import { startShop } from '../../../../../examples/demo-shop/src/shop/start-shop.js';
import { compareNetworks, percentOf } from './compare-networks.js';
import { type Network, networkOf } from './network.js';
import { watchNetwork } from './watch-network.js';
import { expect, send, startRecording, stopRecording, test } from '../fixtures.js';

const HASTE = 4;

for (const scenario of SCENARIOS) {
  test(
    `at least 99 % of the requests and websocket events of ${scenario.slug} are recorded as DevTools shows them`,
    { tag: '@slow' },
    async ({ opened: { context }, server, email, popup }) => {
      const shop = await startShop({ reportButton: false, answerMs: 200, slowImageMs: 200 });
      const page = await context.newPage();
      await page.goto(shop.origin + scenario.startPath, { waitUntil: 'networkidle' });
      await startRecording(popup);
      const devTools = await watchNetwork(page);
      await page.goto(shop.origin + scenario.startPath);
      await scenario.perform(new Person(page, HASTE), () => undefined);
      const shown = await devTools.stop();
      const { timeline } = await server.readFlow(email, await send(await stopRecording(popup), scenario.title));
      await shop.close();

      // Errors of built-ins come through the script of the extension.
      expect(JSON.stringify(timeline)).not.toContain('chrome-extension:');
      const comparison = compareNetworks(shown, networkOf(timeline as unknown as TimelineEvent[]));
      const percent = percentOf(comparison);
      console.log(`  ${percent.toFixed(1)} % of ${comparison.total} events`);
      expect(percent, comparison.differences.join('\n')).toBeGreaterThanOrEqual(99);
    },
  );
}

test('the comparison detects missing, additional and different requests', () => {
  const order = { method: 'POST', url: '/orders', requestBody: '{}', status: 500, responseBody: 'failed' };
  const chat = {
    url: '/chat',
    frames: ['one', 'two'].map((data) => ({ direction: 'sent' as const, opcode: 1, data })),
    isClosed: true,
  };
  const shown: Network = { exchanges: [order], sockets: [chat] };
  const differencesTo = (recorded: Partial<Network>) =>
    compareNetworks(shown, { ...shown, ...recorded }).differences.length;

  expect(compareNetworks(shown, shown)).toEqual({ total: 6, equal: 6, differences: [] });
  expect(differencesTo({ exchanges: [] })).toBe(2);
  expect(differencesTo({ exchanges: [order, order] })).toBe(2);
  for (const change of [{ requestBody: '' }, { status: 0 }, { responseBody: '' }])
    expect(differencesTo({ exchanges: [{ ...order, ...change }] })).toBe(1);
  expect(differencesTo({ sockets: [] })).toBe(4);
  expect(differencesTo({ sockets: [{ ...chat, frames: chat.frames.toReversed() }] })).toBe(2);
  expect(differencesTo({ sockets: [{ ...chat, isClosed: false }] })).toBe(1);
});
