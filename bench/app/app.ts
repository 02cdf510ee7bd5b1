// Prints when the built app paints on a slow machine, next to a minimal React page in the same run, and how long
// opening a large flow blocks the page. Not part of the tests.
import { chromium } from 'playwright';
import { headlessChromiumPath } from '../../scripts/chromium.mjs';
import { addFlows } from '../../e2e/support/product/add-flows.js';
import { newPerson } from '../../e2e/support/product/people.js';
import startProduct from '../../e2e/support/product/start-product.js';
import { median } from '../median.js';
import { printOpenings } from './openings.js';
import { type PaintTimes, paintTimes } from './paint-times.js';
import { serveMinimalPage } from './serve-minimal-page.js';

const ROUNDS = 11;
const FLOW_COUNT = 50;

const executablePath = headlessChromiumPath();
const stopProduct = await startProduct();
const origin = process.env.E2E_URL ?? '';
await using minimal = await serveMinimalPage();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  const signedIn = { storageState: await signInWithFlows() };
  const pages = [
    { name: 'minimal React page', open: () => paintTimes(browser, minimal.url) },
    { name: '/login', open: () => paintTimes(browser, `${origin}/login`) },
    { name: `/flowlens, ${FLOW_COUNT} flows`, open: () => paintTimes(browser, `${origin}/flowlens`, signedIn) },
  ];
  const rounds: PaintTimes[][] = pages.map(() => []);
  // Interleaved, so that all of them have the same good and bad moments of the machine.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, page] of pages.entries()) rounds[at]?.push(await page.open());

  const reference = medians(rounds[0] ?? []);
  console.log('\n| page, 4x slower processor | first paint ms | of minimal | largest paint ms | of minimal |');
  console.log('|---|--:|--:|--:|--:|');
  for (const [at, { name }] of pages.entries()) {
    const { firstMs, largestMs } = medians(rounds[at] ?? []);
    const cells = [
      name,
      firstMs.toFixed(0),
      (firstMs / reference.firstMs).toFixed(2),
      largestMs.toFixed(0),
      (largestMs / reference.largestMs).toFixed(2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('\nReach: within 2 times the minimal page for /login, within 3 times for /flowlens.');
  await printOpenings(browser, origin, minimal.url);
} finally {
  await browser.close();
  await stopProduct();
}

async function signInWithFlows() {
  const { page } = await newPerson(browser, 'Bench', { baseURL: origin });
  await addFlows(
    page,
    Array.from({ length: FLOW_COUNT }, (_, at) => ({ title: `Flow ${at + 1}` })),
  );
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

function medians(times: readonly PaintTimes[]): PaintTimes {
  return { firstMs: median(times.map((time) => time.firstMs)), largestMs: median(times.map((time) => time.largestMs)) };
}
