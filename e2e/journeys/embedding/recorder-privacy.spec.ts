import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimelineEvent } from '@flowlens/core/recorded';
import type { Page } from '@playwright/test';
import {
  CANARY_FORMS,
  CANARY_KINDS,
  makeCanaries,
  findCanaries,
} from '../../../packages/core/src/test-support/canaries.js';
import { LOOK_ALIKES, MORE_LOOK_ALIKES } from '../../../packages/core/src/test-support/look-alikes.js';
import { type PageServer, startPageServer } from '../../../packages/recorder/src/test-support/page-server.js';
import { CHANNELS } from '../../canary-host/channels.js';
import { PICTURED, type Pictured, type Pixels } from '../../canary-host/pixels.js';
import { CanaryPage } from '../../support/pages/canary-page.js';
import { dumpDatabase } from '../../support/product/database.js';
import { expect, test } from '../../fixtures.js';
import { openAssistant } from '../../support/product/mcp.js';
import { newPerson } from '../../support/product/people.js';
import { type ServedPage, servePage } from '../../support/hosts/serve-page.js';
import { decompressedText } from '../../support/browser/decompressed-text.js';
import { openSharingBrowser } from '../../support/browser/sharing-browser.js';

const PATTERNS_MIN = 600;
const SURVIVORS_MIN = 57;
const EVENTS_ASKED_FOR = 60;
const EVENT_PARTS = ['summary', 'request_headers', 'request_body', 'response_headers', 'response_body', 'stack'];
/** Nothing was dropped, which would leave a gap, and no channel was empty. */
const EVENT_TYPES = [
  ...['console_debug', 'console_error', 'console_info', 'console_log', 'console_warn', 'csp_violation', 'dom_action'],
  ...['javascript_error', 'local_storage', 'navigation', 'network_request', 'network_response', 'recorder_mark'],
  ...['resource_error', 'session_storage', 'sse_message', 'websocket_closed', 'websocket_created'],
  ...['websocket_frame_received', 'websocket_frame_sent'],
];
/** Share of a readable text's edges that may remain in a blurred one. */
const EDGES_MAX = 0.1;
/** Share of the difference between two readable texts that may remain. */
const TOLD_MAX = 0.1;
/** Videos always differ slightly. */
const NOISE_MAX = 2;
const LOOK_ALIKE_CHANNELS = ['fetch, JSON', 'WebSocket, frames', 'local storage, value', 'console.warn'];

// They share a port.
test.describe.configure({ mode: 'default' });

let shop: PageServer;
let host: ServedPage;
test.beforeAll(async () => {
  shop = await startPageServer();
  host = await servePage('canary-host', { port: Number(process.env.E2E_CANARY_PORT) });
});
test.afterAll(async () => {
  await host.stop();
  await shop.close();
});

/** Returns the files in a folder of the server as texts, without its database. */
async function readFilesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'db')));
  return Promise.all(
    files.map(async ({ parentPath, name }) => decompressedText(await readFile(join(parentPath, name)))),
  );
}

/** Returns everything that an assistant can read about a flow, with all details of some events. */
async function askAboutFlow(page: Page, flow: string): Promise<string[]> {
  const ask = await openAssistant(page);
  const lines = await ask('list_events', { flow, limit: 200, max_tokens: 20_000 });
  const ids = [...lines.join('\n').matchAll(/^(e\d+) /gm)].map(([, id]) => id);
  const step = Math.ceil(ids.length / EVENTS_ASKED_FOR);
  const answers = [lines, await ask('list_flows', {}), await ask('get_flow', { flow })];
  answers.push(await ask('get_storage', { flow, max_tokens: 20_000 }));
  for (const format of ['har', 'playwright', 'markdown'])
    answers.push(await ask('export_flow', { flow, format, max_tokens: 20_000 }));
  for (const event of ids.filter((_, index) => index % step === 0))
    for (const part of EVENT_PARTS) answers.push(await ask('get_event', { flow, event, part }).catch(() => []));
  return answers.flat();
}

async function copyPrompt(page: Page, flow: string): Promise<string> {
  await page.goto(`/flowlens/flow/${flow}`);
  await page.getByRole('button', { name: 'Debug with AI' }).click();
  await page.getByRole('menuitem', { name: 'Copy Debugging Prompt' }).click();
  await expect(page.getByText('Debugging prompt copied to clipboard!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function downloadEvents(page: Page, flow: string): Promise<TimelineEvent[]> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.get(`/flowlens/flow/${flow}`, { headers: { authorization: `Bearer ${token}` } });
  const { timeline_url: url } = (await response.json()) as { timeline_url: string };
  const { timeline } = (await (await page.request.get(url)).json()) as { timeline: TimelineEvent[] };
  return timeline;
}

test('no secret leaves a page, whatever the page does with it', { tag: '@slow' }, async ({ browser }) => {
  const baseURL = process.env.E2E_URL ?? '';
  const permissions = ['clipboard-read', 'clipboard-write'];
  const person = await newPerson(browser, 'Cay', { permissions, baseURL });
  const page = await CanaryPage.open(browser, person, { host: host.url, shop: shop.origin, server: baseURL });
  const used: string[] = [];
  let number = 0;
  /** Creates secrets of each kind, in plain form and in another form. */
  const canaries = (otherForm: number) => {
    const made = makeCanaries(number);
    number += CANARY_KINDS.length;
    const form = CANARY_FORMS[1 + (otherForm % (CANARY_FORMS.length - 1))]?.name;
    const texts = made.filter((canary) => canary.form === 'raw' || canary.form === form).map(({ text }) => text);
    used.push(...texts);
    return texts;
  };
  for (const [index, channel] of Object.keys(CHANNELS).entries()) await page.leak(channel, canaries(index));
  await page.click(canaries(0));
  await page.type(canaries(1));
  const privateFiles = await page.readPrivateFiles();
  const events = await page.stop();
  privateFiles.push(...(await page.readPrivateFiles()));
  const flow = await page.send();

  const data = process.env.E2E_DATA ?? '';
  const places: Record<string, string[]> = {
    'private files of the browser': privateFiles,
    wire: page.wire,
    database: await dumpDatabase(),
    'files of the server': await readFilesOf(data),
    log: [await readFile(`${data}.log`, 'utf8')],
    'answers of MCP': await askAboutFlow(person.page, flow),
    prompt: [await copyPrompt(person.page, flow)],
  };
  const sightings = Object.entries(places).flatMap(([place, texts]) =>
    texts.flatMap((text) => findCanaries(text).map((sighting) => `${place}: ${sighting}`)),
  );
  const total = Object.values(events).reduce((sum, count) => sum + count, 0);
  console.log(`${used.length} patterns in ${total} events: ${sightings.length} sightings`, events);
  expect(sightings).toEqual([]);
  expect(Object.keys(events).sort()).toEqual(EVENT_TYPES);
  expect(used.length).toBeGreaterThanOrEqual(PATTERNS_MIN);
  for (const [place, texts] of Object.entries(places)) expect(texts.join('').length, place).toBeGreaterThan(100);
});

test('harmless look-alikes of secrets are kept', async ({ browser }) => {
  const baseURL = process.env.E2E_URL ?? '';
  const lookAlikes = [...LOOK_ALIKES, ...MORE_LOOK_ALIKES].slice(0, 60);
  const person = await newPerson(browser, 'Lou', { baseURL });
  const page = await CanaryPage.open(browser, person, { host: host.url, shop: shop.origin, server: baseURL });
  for (const channel of LOOK_ALIKE_CHANNELS) await page.leak(channel, lookAlikes);
  await page.stop();
  const flow = await page.send();
  const events = await downloadEvents(person.page, flow);
  const kept = [
    events.map(({ network_request_data: request }) => request?.body ?? ''),
    events.map(({ websocket_frame_data: frame }) => frame?.payloadData ?? ''),
    events.map(({ local_storage_data: entry }) => entry?.value ?? ''),
    events.map(({ console_warn_data: message }) => message?.message ?? ''),
  ];
  const survivors = lookAlikes.filter((text) =>
    kept.every((texts) => texts.some((one) => one.includes(text) || one.includes(JSON.stringify(text)))),
  );

  const lost = lookAlikes.filter((text) => !survivors.includes(text));
  console.log(`${survivors.length} of ${lookAlikes.length} look-alikes survive, but not`, lost);
  expect(survivors.length).toBeGreaterThanOrEqual(SURVIVORS_MIN);
});

/** Returns the change of brightness from pixel to pixel: high for letters. */
const edgesOf = (pixels: Pixels) => difference(pixels.slice(1), pixels.slice(0, -1));

function difference(one: Pixels, other: Pixels): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

test('blurred text in the video cannot be distinguished from other text', { tag: '@slow' }, async () => {
  const sharing = await openSharingBrowser('this');
  try {
    const page = await sharing.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(`${host.url}/#server=https%3A%2F%2Fflowlens.example`, { waitUntil: 'networkidle' });
    const first = await page.evaluate(() => window.recordPictures('4929 1357 0862'));
    const second = await page.evaluate(() => window.recordPictures('0862 4929 1357'));
    const edges = first.flatMap((picture) =>
      PICTURED.slice(1).map((place) => ({ place, share: edgesOf(picture[place]) / edgesOf(picture.readable) })),
    );
    const last = (place: Pictured) => difference(first.at(-1)![place], second.at(-1)![place]);
    // The same dots stand for both passwords.
    const noise = last('password');
    const told = PICTURED.slice(1).map((place) => ({ place, told: last(place), noise, readable: last('readable') }));
    console.table(edges);
    console.table(told);
    expect(edges.filter(({ share }) => share > EDGES_MAX)).toEqual([]);
    expect(noise).toBeLessThan(TOLD_MAX * last('readable'));
    expect(told.filter((one) => one.told > Math.max(TOLD_MAX * one.readable, NOISE_MAX * noise))).toEqual([]);
  } finally {
    await sharing.close();
  }
});
