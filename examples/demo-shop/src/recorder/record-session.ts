import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { type Network, watchNetwork } from '../../../../packages/extension/e2e/support/devtools/watch-network.js';
import { send, stopRecording } from '../../../../packages/extension/e2e/support/fixtures.js';
import { Person } from '../scenarios/person.js';
import type { Scenario } from '../scenarios/scenario.js';
import { checkClock, type ClockCheck } from './check-clock.js';
import { showClapperboard } from './clapperboard.js';
import { injectedScript } from './injected-script.js';
import { type ExtensionRecorder, recordTab } from './open-recorder.js';
import { readRecording } from './read-recording.js';

/** Longer than the interval of key frames, because the clapperboard is cut off at a key frame. */
const MOVING_MS = 1_600;
/** Time between the start of the recording and the first action. */
const BEFORE_MS = 250;
/** Step of the sliders of the trimmer. */
const TRIM_STEP_MS = 100;

export interface SentRecording {
  flowId: string;
  clock: ClockCheck;
  /** Named moments in epoch milliseconds. */
  moments: Map<string, number>;
  /** Traffic of the session as DevTools shows it. */
  network: Network;
}

/**
 * Performs a scenario in a tab that the extension records, and sends the recording from its review page.
 *
 * @param videoPath file that receives the video as the extension wrote it, with its clapperboards
 */
export async function recordSession(
  recorder: ExtensionRecorder,
  scenario: Scenario,
  { origin, videoPath }: { origin: string; videoPath: string },
): Promise<SentRecording> {
  const page = await recorder.browser.context.newPage();
  await page.addInitScript(injectedScript('show-pointer'));
  const person = new Person(page);
  await page.goto(origin + scenario.startPath, { waitUntil: 'networkidle' });
  await recordTab(recorder, page);

  await showClapperboard(page);
  await keepMoving(person);
  const devTools = await watchNetwork(page);
  const startMs = Date.now();
  await page.goto(origin + scenario.startPath, { waitUntil: 'load' });
  await person.arrive();
  const moments = new Map<string, number>();
  await scenario.perform(person, (name) => moments.set(name, Date.now()));
  const endMs = Date.now();
  const network = await devTools.stop();
  await showClapperboard(page);

  const review = await stopRecording(recorder.popup);
  const { video, originMs } = await readRecording(recorder.popup);
  await writeFile(videoPath, video);
  const clock = await checkClock(videoPath, originMs);
  await trim(review, { startMs: startMs - BEFORE_MS - originMs, endMs: endMs - originMs });
  await review.getByRole('textbox', { name: 'Description' }).fill(scenario.description);
  return { flowId: await send(review, scenario.title), clock, moments, network };
}

/** A still page sends no frames, so none of them would be a key frame. */
async function keepMoving(person: Person): Promise<void> {
  for (let past = 0; past < MOVING_MS; past += 100) {
    await person.page.mouse.move(640 + (past % 200) / 10, 420);
    await person.pause(100);
  }
}

async function trim(review: Page, { startMs, endMs }: { startMs: number; endMs: number }): Promise<void> {
  const step = (timeMs: number) => String(Math.floor(timeMs / TRIM_STEP_MS) * TRIM_STEP_MS);
  await review.getByRole('slider', { name: 'Start' }).fill(step(startMs));
  await review.getByRole('slider', { name: 'End' }).fill(step(endMs));
  const button = review.getByRole('button', { name: 'Trim' });
  await button.click();
  // The button is disabled again once the recording has been trimmed.
  await review.getByRole('button', { name: 'Trim', disabled: true }).waitFor();
}
