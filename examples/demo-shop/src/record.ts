import { copyFile, mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerMediabunnyServer } from '@mediabunny/server';
import { signIn } from './flowlens/sign-in.js';
import { startFlowLens } from './flowlens/start-flowlens.js';
import { cutVideo } from './recorder/cut-video.js';
import { launchBrowser } from './recorder/launch-browser.js';
import { CARRIER_ORIGIN, publicNameSwitches, SHOP_ORIGIN } from './recorder/public-names.js';
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
try {
  await using flowLens = await startFlowLens(join(scratch, 'flowlens'), SHOP_ORIGIN);
  for (const scenario of SCENARIOS) {
    if (wanted.length > 0 && !wanted.includes(scenario.slug)) continue;
    console.log(`Recording ${scenario.slug}`);
    const token = await signIn(flowLens.url, scenario.reporter_email);
    const server = { url: flowLens.url, token };
    // A shop and a browser of its own for every session, so that none sees what another did.
    const shop = await startShop({ flowlens: server, publicCarrierOrigin: CARRIER_ORIGIN });
    await using browser = await launchBrowser(publicNameSwitches(shop));
    const videoPath = join(scratch, `${scenario.slug}.mp4`);
    const recording = await recordSession(browser, scenario, { origin: SHOP_ORIGIN, videoPath });
    await shop.close();
    const [first, last] = recording.clock.errorsMs.map((errorMs) => errorMs.toFixed(0));
    console.log(`  off the clapperboards by ${first} and ${last} ms, ${recording.clock.frameMs.toFixed(0)} ms a frame`);

    const folder = join(SEED, scenario.slug);
    const moments = await writeFlow(folder, { scenario, recording, server });
    if (scenario === checkoutFails) await writeTestClip(folder, (moments.get('highlight') ?? 0) / 1000);
  }
} finally {
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
