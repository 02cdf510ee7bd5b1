import { copyFile, mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerMediabunnyServer } from '@mediabunny/server';
import { startFlowLens } from '../../../packages/extension/e2e/support/server.js';
import { aPerson } from '../../../packages/server/test/support/people/person.js';
import { cutVideo } from './recorder/cut-video.js';
import { openRecorder } from './recorder/open-recorder.js';
import { CARRIER_ORIGIN, publicNameSwitches, SHOP_ORIGIN } from './recorder/public-names.js';
import { recordSession } from './recorder/record-session.js';
import { writeFlow } from './recorder/write-flow.js';
import { checkoutFails } from './scenarios/checkout-fails.js';
import { SCENARIOS } from './scenarios/scenarios.js';
import { startShop } from './shop/start-shop.js';

const SEED = fileURLToPath(new URL('../../../packages/server/seed/', import.meta.url));
const TEST_ASSETS = fileURLToPath(new URL('../../../packages/testing/assets/', import.meta.url));
const CLIP_S = 12;

registerMediabunnyServer({ hardwareContext: null });

const wanted = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'flowlens-record-'));
const flowLens = await startFlowLens();
try {
  for (const scenario of SCENARIOS) {
    if (wanted.length > 0 && !wanted.includes(scenario.slug)) continue;
    console.log(`Recording ${scenario.slug}`);
    const { url } = flowLens;
    const { token, email } = await aPerson(url, scenario.reporter_email);
    // Starts a new shop and browser for every session, so that sessions do not affect each other.
    const shop = await startShop({ reportButton: false, publicCarrierOrigin: CARRIER_ORIGIN });
    const scratchFolder = join(scratch, scenario.slug);
    await mkdir(scratchFolder);
    await using recorder = await openRecorder({
      folder: scratchFolder,
      server: { url, email },
      switches: publicNameSwitches(shop),
    });
    const videoPath = join(scratchFolder, 'video.mp4');
    const recording = await recordSession(recorder, scenario, { origin: SHOP_ORIGIN, videoPath });
    await shop.close();
    const [first, last] = recording.clock.errorsMs.map((errorMs) => errorMs.toFixed(0));
    console.log(`  off the clapperboards by ${first} and ${last} ms, ${recording.clock.frameMs.toFixed(0)} ms a frame`);

    const folder = join(SEED, scenario.slug);
    const moments = await writeFlow(folder, { scenario, recording, server: { url, token } });
    if (scenario === checkoutFails) await writeTestClip(folder, (moments.get('highlight') ?? 0) / 1000);
  }
} finally {
  await flowLens.stop();
  await rm(scratch, { recursive: true });
}

/** A short clip for component tests and stories. */
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
