import { createRecorder, type Recorder } from '@flowlens/recorder';
import { client } from '../flowlens.js';

let made: { userId: string; recorder: Recorder } | undefined;

/**
 * The one recorder of this page, for the screen only, because the recorded page is another one. It outlives the pages
 * of the app, so that a recording continues while its user opens another page.
 */
export function appRecorder(userId: string): Recorder {
  if (made?.userId === userId) return made.recorder;
  made?.recorder.dispose();
  made = { userId, recorder: createRecorder({ client, account: userId, probes: false }) };
  made.recorder.install();
  return made.recorder;
}
