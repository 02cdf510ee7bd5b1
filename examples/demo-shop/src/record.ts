import { copyFile, mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerMediabunnyServer } from '@mediabunny/server';
import { signIn } from './flowlens/sign-in.js';
import { startFlowLens } from './flowlens/start-flowlens.js';
import { cutVideo } from './recorder/cut-video.js';
import { launchBrowser, openContext } from './recorder/launch-browser.js';
import { recordSession } from './recorder/record-session.js';
import { writeFlow } from './recorder/write-flow.js';
import { checkoutFails } from './scenarios/checkout-fails.js';
import { sortingCrashes } from './scenarios/sorting-crashes.js';
import { supportChatDrops } from './scenarios/support-chat-drops.js';
import { startShop } from './shop/start-shop.js';

const SCENARIOS = [checkoutFails, supportChatDrops, sortingCrashes];
const SEED = fileURLToPath(new URL('../../../packages/server/seed/', import.meta.url));
const TEST_ASSETS = fileURLToPath(new URL('../../../packages/testing/assets/', import.meta.url));
const CLIP_S = 12;

registerMediabunnyServer({ hardwareContext: null });

const wanted = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'flowlens-record-'));
const browser = await launchBrowser();
try {
  await using flowLens = await startFlowLens(join(scratch, 'flowlens'));
  for (const scenario of SCENARIOS) {
    if (wanted.length > 0 && !wanted.includes(scenario.slug)) continue;
    console.log(`Recording ${scenario.slug}`);
    const rawVideo = join(scratch, `${scenario.slug}.mp4`);
    // A shop of its own for every session, so that none sees what another did.
    const shop = await startShop();
    const recording = await recordSession(browser, scenario, { origin: shop.origin, videoPath: rawVideo });
    await shop.close();
    console.log(`  clapperboards at start and end agree within ${recording.driftMs.toFixed(1)} ms`);

    const context = await openContext(browser);
    const folder = join(SEED, scenario.slug);
    const token = await signIn(context, flowLens.url, scenario.reporter_email);
    await writeFlow(folder, { scenario, recording, rawVideo, shop, server: { url: flowLens.url, token } });
    if (scenario === checkoutFails) await writeTestClip(folder, (recording.moments.get('highlight') ?? 0) / 1000);
    await context.close();
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}

/** A short cut for component tests and stories. */
async function writeTestClip(folder: string, highlightS: number): Promise<void> {
  await mkdir(TEST_ASSETS, { recursive: true });
  await cutVideo({
    source: join(folder, 'video.mp4'),
    target: join(TEST_ASSETS, 'clip.mp4'),
    startS: highlightS - CLIP_S / 2,
    endS: highlightS + CLIP_S / 2,
    width: 640,
    frameRate: 25,
    bitsPerSecond: 200_000,
  });
  await copyFile(join(folder, 'thumbnail.jpg'), join(TEST_ASSETS, 'clip-thumbnail.jpg'));
}
