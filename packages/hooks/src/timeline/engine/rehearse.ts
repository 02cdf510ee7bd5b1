import type { SendReport } from './engine-messages.js';
import { letOthersRun } from './let-others-run.js';
import { madeUpTimeline } from './made-up-timeline.js';
import { serveTimeline } from './serve-timeline.js';

/**
 * Until the browser has compiled for good what reads a timeline, which it else goes on with beside the reading; more make nothing
 * faster.
 */
const ROUNDS = 6;
/** A file that comes while a made-up one is read waits no longer than this. */
const SLICE_MS = 4;

/**
 * Reads a made-up timeline while there is nothing else to do. Browsers compile what has run often: by then most of a small file would
 * have been read. Reports go nowhere unless somebody wants them.
 */
export async function rehearse(isIdle: () => boolean, send: SendReport = () => undefined): Promise<void> {
  // Pending messages come first.
  await letOthersRun();
  if (!isIdle()) return;
  let sliceStartedAt = performance.now();
  for (let round = 0; round < ROUNDS && isIdle(); round += 1) {
    const service = serveTimeline(send);
    for (const bytes of madeUpTimeline()) {
      service.handle({ type: 'chunk', bytes });
      // Nobody draws anything of it, for which it would wait.
      service.handle({ type: 'drawn' });
      if (performance.now() - sliceStartedAt < SLICE_MS) continue;
      await letOthersRun();
      if (!isIdle()) return service.stop();
      sliceStartedAt = performance.now();
    }
    service.handle({ type: 'end' });
  }
}
