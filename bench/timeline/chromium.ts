// Prints how <FlowTimeline> opens, scrolls and searches timelines in Chromium, next to parsing them on the main thread
// in the same run.
import { chromium } from 'playwright';
import { headlessChromiumPath } from '../../scripts/chromium.mjs';
import { measureLoading } from './measure-loading.js';
import { measureLists } from './measure-lists.js';
import { measureUse } from './measure-use.js';
import { servePage } from './serve-page.js';

const EVENT_COUNTS = (process.env.BENCH_EVENTS ?? '1000,10000,100000,500000').split(',').map(Number);
/** Size of the compared lists. */
const LISTED = 100_000;
const executablePath = headlessChromiumPath();

await using site = await servePage();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--enable-precise-memory-info'],
  ...(executablePath && { executablePath }),
});
try {
  console.log(
    '\nLoading in Chromium: the whole file parsed and merged on the main thread, our engine alone, and <FlowTimeline> with its rows.\n',
  );
  console.log(
    '| events | MB | plainly ms | engine: first rows ms | complete ms | ratio | panel: first rows ms | complete ms | ratio | longest block ms | main heap MiB | peak / file |',
  );
  console.log('|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const count of EVENT_COUNTS) console.log(await measureLoading(browser, site, count));
  console.log(
    '\nPlaywright makes Chromium keep a copy of fetched files that are not large. Up to 10,000 events every time includes this copy,',
    'and the longest block is its conversion to text.',
  );

  console.log('\nScrolling, jumping and searching in Chromium.\n');
  console.log(
    '| events | fling p50 / p95 / max frame ms | jump to 80 % ms | per keystroke, first / all found ms | longest block ms | long tasks |',
  );
  console.log('|--:|--:|--:|--:|--:|--:|');
  for (const count of EVENT_COUNTS) console.log(await measureUse(browser, site, count));

  console.log(`\nThe list alone, ${LISTED.toLocaleString('en-US')} rows.\n`);
  console.log(
    '| list | mount to paint ms | fling p50 ms | p95 ms | first jump of the page, to 80 %, ms | later jumps ms | scrollbar drag ms |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  if (!EVENT_COUNTS.includes(LISTED)) site.addTimeline(LISTED);
  for (const line of await measureLists(browser, site, LISTED)) console.log(line);

  console.log(
    '\nReach: first rows <= 100 ms, complete <= 0.75 of the plain way at 100,000 and <= 2 at 1,000, longest block <= 50 ms, main heap <= 8 MiB,',
    'no long task while scrolling and searching; mount <= 1.3 and jump <= 1.1 of plain DOM, fling p95 <= 1.2 of TanStack Virtual.',
  );
} finally {
  await browser.close();
}
