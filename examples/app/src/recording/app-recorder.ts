import { createRecorder, type Recorder } from '@flowlens/recorder';
import { client } from '../flowlens.js';

let made: { userId: string; recorder: Recorder } | undefined;

/**
 * The one recorder of this page, of the picture alone: what is recorded is another page, or none. It outlives the pages of the app, so
 * that a recording goes on while its user looks at something else.
 */
export function appRecorder(userId: string): Recorder {
  if (made?.userId === userId) return made.recorder;
  made?.recorder.dispose();
  made = { userId, recorder: createRecorder({ client, account: userId, probes: false }) };
  made.recorder.install();
  return made.recorder;
}
