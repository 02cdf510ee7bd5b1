import type { Browser, Page } from 'playwright';
import { addRecording } from '../../e2e/support/product/add-recording.js';
import { manyEvents } from '../../e2e/support/events/many-events.js';
import { newPerson } from '../../e2e/support/product/people.js';
import { median } from '../median.js';
import { type LongestTask, longestTask } from './longest-task.js';

const EVENTS = 100_000;
const TITLE = 'A very long session';
/**
 * Bodies of a typical length. The browser driver keeps fetched data up to 20 megabytes and decodes it on the page's
 * thread, which would count against a smaller file.
 */
const BODY = JSON.stringify({ items: Array(25).fill({ id: 1, name: 'Tide Vase', price: 86 }) });
const ROUNDS = 11;
/** Maximum duration that people perceive as immediate (Long Tasks specification). */
const LONG_TASK_MS = 50;

interface Way {
  name: string;
  /** Address before the opening. */
  from: string;
  open: (page: Page) => Promise<unknown>;
  /** Text on the page when it is open. */
  shows: string;
}

/** Prints how long a page is blocked while it opens a flow with many events, and the share of a minimal page. */
export async function printOpenings(browser: Browser, origin: string, minimalUrl: string): Promise<void> {
  const { page } = await newPerson(browser, 'Bench', { baseURL: origin });
  const path = await addRecording(page, TITLE, manyEvents(EVENTS, BODY));
  const flow = { from: '/flowlens', shows: '80,000 events' };
  const ways: Way[] = [
    { name: 'minimal React page', from: minimalUrl, open: (opened) => opened.goto(minimalUrl), shows: 'Hello' },
    { ...flow, name: 'by its address', open: (opened) => opened.goto(path) },
    { ...flow, name: 'from the gallery', open: (opened) => opened.getByRole('link', { name: TITLE }).click() },
  ];
  const rounds: LongestTask[][] = ways.map(() => []);
  // Interleaved, like the paints.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { from, open, shows }] of ways.entries()) {
      const opened = await page.context().newPage();
      await opened.goto(from, { waitUntil: 'networkidle' });
      rounds[at]?.push(
        await longestTask(browser, opened, async () => {
          await open(opened);
          await opened.getByText(shows, { exact: true }).waitFor();
        }),
      );
      await opened.close();
    }
  await page.context().close();

  console.log(
    `\n| opening a flow of 100,000 events | longest task, median ms | of ${LONG_TASK_MS} | longest of all ms | of the processor ms |`,
  );
  console.log('|---|--:|--:|--:|--:|');
  for (const [at, { name }] of ways.entries()) {
    const blocked = (rounds[at] ?? []).map(({ blockedMs }) => blockedMs);
    const medianMs = median(blocked);
    const busiest = Math.max(...(rounds[at] ?? []).map(({ busyMs }) => busyMs));
    const cells = [
      name,
      medianMs.toFixed(0),
      (medianMs / LONG_TASK_MS).toFixed(2),
      Math.max(...blocked).toFixed(0),
      busiest.toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(
    `\nReach: no task of more than ${LONG_TASK_MS} ms. Server and database share the processor with the browser here, and a task may wait longer for it than it takes.`,
  );
}
