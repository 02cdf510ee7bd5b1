import { writeFile } from 'node:fs/promises';
import type { TimelineMetadata } from '@flowlens/core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { Person } from '../scenarios/person.js';
import type { Scenario } from '../scenarios/scenario.js';
import { alignVideo } from './align-video.js';
import { BrowserClock } from './browser-clock.js';
import { observeConsole } from './cdp-events/console.js';
import { observeDomActions } from './cdp-events/dom-actions.js';
import { observeNavigation } from './cdp-events/navigation.js';
import { observeNetwork } from './cdp-events/network.js';
import { observeStorage } from './cdp-events/storage.js';
import { observeWebSockets } from './cdp-events/websocket.js';
import { serveClapperboard, showClapperboard } from './clapperboard.js';
import { openContext } from './launch-browser.js';
import { readMetadata } from './read-metadata.js';
import { captureTab } from './tab-capture.js';
import { TimelineLog } from './timeline-log.js';

const CLAPPERBOARD_MS = 1500;
const SETTLE_MS = 700;

export interface SessionRecording {
  /** Epoch milliseconds of the first frame that belongs to the session, and of the end. */
  startMs: number;
  endMs: number;
  /** Seconds in the captured video where the session starts. */
  videoStartS: number;
  driftMs: number;
  log: TimelineLog;
  metadata: TimelineMetadata;
  /** Milliseconds since the start, by name. */
  moments: Map<string, number>;
}

/** Performs a scenario in a new browser context, and leaves the captured video of the tab at `videoPath`. */
export async function recordSession(
  browser: Browser,
  scenario: Scenario,
  { origin, videoPath }: { origin: string; videoPath: string },
): Promise<SessionRecording> {
  await using context = await openContext(browser);
  await serveClapperboard(context);
  const page = await context.newPage();
  await showClapperboard(page);
  const capture = await captureTab(context);
  await page.bringToFront();
  await page.waitForTimeout(CLAPPERBOARD_MS);

  const { log, finish } = await observe(context, page);
  await page.goto(origin + scenario.startPath, { waitUntil: 'networkidle' });
  const person = new Person(page);
  await person.arrive();
  await page.waitForTimeout(SETTLE_MS);

  const startMs = Date.now();
  log.add({ type: 'navigation', timestamp: startMs, navigation_data: { url: page.url() } });
  const moments = new Map<string, number>();
  await scenario.perform(person, (name) => moments.set(name, Date.now() - startMs));
  const endMs = Date.now();
  const metadata = await readMetadata(page);

  await finish();
  await showClapperboard(page);
  await page.waitForTimeout(CLAPPERBOARD_MS);
  await writeFile(videoPath, await capture.stop());

  const { originMs, driftMs } = await alignVideo(videoPath, startMs);
  return {
    startMs,
    endMs,
    videoStartS: (startMs - originMs) / 1000,
    driftMs,
    log,
    metadata,
    moments,
  };
}

async function observe(
  context: BrowserContext,
  page: Page,
): Promise<{ log: TimelineLog; finish: () => Promise<void> }> {
  const session = await context.newCDPSession(page);
  const log = new TimelineLog();
  const clock = new BrowserClock();
  await observeNavigation(session, log);
  await observeStorage(session, log);
  await observeConsole(session, log);
  await observeDomActions(session, log);
  observeWebSockets(session, log, clock);
  const network = await observeNetwork(session, log, clock);
  return {
    log,
    finish: async () => {
      await network.finish();
      await session.detach();
    },
  };
}
