import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { addRecording } from '../../support/product/add-recording.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { newPerson } from '../../support/product/people.js';

const FILE = join(
  import.meta.dirname,
  '../../../packages/timeline/src/test-support/timelines/every-event-form.timeline.json',
);

/** Returns the names of the first rows by scrolling: a list draws only visible rows. */
async function walkRows(feed: Locator, count: number): Promise<string[]> {
  const names: string[] = [];
  await feed.getByRole('article').first().focus();
  for (let row = 0; row < count; row += 1) {
    names.push((await feed.locator('article:focus, [role="article"]:focus').getAttribute('aria-label')) ?? '');
    await feed.page().keyboard.press('ArrowDown');
  }
  return names;
}

test(
  'a recording of the original client displays its requests, console, storage and websockets',
  { tag: '@slow' },
  async ({ browser }) => {
    const { timeline } = JSON.parse(await readFile(FILE, 'utf8')) as { timeline: object[] };
    const gap = {
      type: 'recorder_gap',
      relative_time_ms: 24_800,
      recorder_gap_data: { reason: 'The page was suspended', duration_ms: 12_000 },
    };
    const { page } = await newPerson(browser, 'Olga');
    await page.goto(await addRecording(page, 'Every event form', [...timeline, gap]));
    const flow = new FlowPage(page);
    await flow.filtered();
    await expect(flow.row(/Navigation, https:\/\/shop\.example\/cart$/)).toBeVisible();

    const names = await walkRows(flow.feed, 37);
    for (const text of [
      /Network request, GET https:.*\/a\.js, Failed$/,
      /Network request, DELETE https:.*\/only-response, 404$/,
      /Network request, GET https:.*\/unified, 503$/,
      /Console log, unified log$/,
      /Console error, unified error$/,
      /Local storage, cart, Removed$/,
      /Session storage, Cleared$/,
      /WebSocket connection, wss:\/\/ws\.shop\.example\/unified, Closed, 0 sent, 1 received$/,
      /Action, Clicked button "Pay again"$/,
      /Recording gap, Events missing for 12s, The page was suspended$/,
    ])
      expect(names).toContainEqual(expect.stringMatching(text));
    expect(new Set(names).size).toBe(37);
    expect(names.join('\n')).not.toMatch(/, Event, /);

    await test.step('the filters keep the gap in sight', async () => {
      const levels = ['Console errors', 'Warnings', 'Info', 'Logs', 'Debug'];
      for (const level of levels) await page.getByRole('button', { name: `${level} 2` }).click();
      await flow.filtered();
      await expect(flow.feed.getByRole('article', { name: /Console / })).toHaveCount(10);
      await expect(flow.feed.getByRole('article')).toHaveCount(11);
      await expect(flow.row(/Recording gap/)).toBeVisible();
      for (const level of levels) await page.getByRole('button', { name: `${level} 2` }).click();
    });

    await test.step('the reason of a failed request stands in its details', async () => {
      await flow
        .row(/GET https:.*\/a\.js, Failed/)
        .getByRole('button', { name: 'Show details' })
        .click();
      await expect(flow.row(/GET https:.*\/a\.js, Failed/)).toContainText('net::ERR_NAME_NOT_RESOLVED');
    });
  },
);
