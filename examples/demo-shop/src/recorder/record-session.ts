import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { Person } from '../scenarios/person.js';
import type { Scenario } from '../scenarios/scenario.js';
import { checkClock, type ClockCheck } from './check-clock.js';
import { showClapperboard } from './clapperboard.js';
import { injectedScript } from './injected-script.js';
import { openContext } from './launch-browser.js';

/** Longer than the time between key frames, at one of which the clapperboard is cut off. */
const MOVING_MS = 1_600;
/** The recording begins this long before the person opens the page. */
const BEFORE_MS = 250;
const SENT_MS = 120_000;

export interface SentRecording {
  flowId: string;
  clock: ClockCheck;
  /** Epoch milliseconds, by name. */
  moments: Map<string, number>;
}

/**
 * Performs a scenario in a new browser context and reports it with the shop's own button: the SDK records, and sends the flow.
 *
 * @param videoPath file that receives the video as the SDK wrote it, with its clapperboards
 */
export async function recordSession(
  browser: Browser,
  scenario: Scenario,
  { origin, videoPath }: { origin: string; videoPath: string },
): Promise<SentRecording> {
  await using context = await openContext(browser);
  await context.addInitScript(injectedScript('show-pointer'));
  const page = await context.newPage();
  const person = new Person(page);
  await page.goto(origin + scenario.startPath, { waitUntil: 'networkidle' });
  const popup = await startRecording(page);

  await showClapperboard(page);
  await keepMoving(person);
  const startMs = Date.now();
  await page.goto(origin + scenario.startPath, { waitUntil: 'load' });
  await person.arrive();
  const moments = new Map<string, number>();
  await scenario.perform(person, (name) => moments.set(name, Date.now()));
  const endMs = Date.now();
  await showClapperboard(page);

  await popup.getByRole('button', { name: 'Stop' }).click();
  await page.locator('#report-form').waitFor();
  const { video, originMs } = await readDraft(page);
  await writeFile(videoPath, Buffer.from(video, 'base64'));
  const clock = await checkClock(videoPath, originMs);
  await trimDraft(page, { startMs: startMs - BEFORE_MS - originMs, endMs: endMs - originMs });
  return { flowId: await send(page, scenario), clock, moments };
}

async function startRecording(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.locator('#report-bug').click();
  await page.locator('#report-record').click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Choose the tab' }).click();
  await page.locator('#report-bug[data-recording]').waitFor();
  return popup;
}

/** A still page sends no frames, so none of them would be a key frame. */
async function keepMoving(person: Person): Promise<void> {
  for (let past = 0; past < MOVING_MS; past += 100) {
    await person.page.mouse.move(640 + (past % 200) / 10, 420);
    await person.pause(100);
  }
}

/** Reads the draft out of the shop's own module. */
const DRAFT = `(await import('/report/report.js')).recorder.getSnapshot().draft`;

async function readDraft(page: Page): Promise<{ video: string; originMs: number }> {
  return page.evaluate(`(async () => {
    const draft = ${DRAFT};
    const blob = await draft.video.blob();
    const reader = new FileReader();
    await new Promise((done) => { reader.onload = done; reader.readAsDataURL(blob); });
    const [{ timestamp, relative_time_ms }] = draft.events.filter((event) => event.relative_time_ms > 0);
    return { video: reader.result.split(',')[1], originMs: timestamp - relative_time_ms };
  })()`);
}

async function trimDraft(page: Page, range: { startMs: number; endMs: number }): Promise<void> {
  await page.evaluate(`(async () => { await ${DRAFT}.trim(${JSON.stringify(range)}); })()`);
}

/** Fills the form as the reporter does, and returns the id of the flow. */
async function send(page: Page, { title, description }: Scenario): Promise<string> {
  const form = page.locator('#report-form');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('What happened?').fill(description);
  await form.getByRole('button', { name: 'Send' }).click();
  const link = page.locator('#report-link');
  await link.waitFor({ timeout: SENT_MS });
  return new URL((await link.getAttribute('href')) ?? '').pathname.split('/').at(-1)!;
}
