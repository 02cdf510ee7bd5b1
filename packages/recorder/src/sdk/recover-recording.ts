import type { TimelineEvent } from '@flowlens/core/recorded';
import type { RecordingFiles } from '../spool/recording-files.js';

/** Completes the state of a recording that ended without `stop`, because its page or browser closed. */
export async function completeInterrupted(files: RecordingFiles): Promise<void> {
  const { durationMs, gaps, video } = files.state();
  if (durationMs !== undefined) return;
  const file = video && (await files.readVideo());
  const facts = file && (await readFacts(file));
  const lengthMs = facts?.durationMs ?? lastTimeOf(await files.readEvents());
  await files.saveState({
    durationMs: lengthMs,
    gaps: [...gaps, { reason: 'interrupted', atMs: Math.round(lengthMs) }],
    video: video && facts ? { ...video, width: facts.width, height: facts.height } : null,
  });
}

/** Undefined if not a single picture was written. */
async function readFacts(file: Blob) {
  const { readVideoFacts } = await import('../video/read-video-facts.js');
  return readVideoFacts(file).catch(() => undefined);
}

function lastTimeOf(lines: string): number {
  const last = lines.trimEnd().split('\n').at(-1);
  return last ? (JSON.parse(last) as TimelineEvent).relative_time_ms : 0;
}
