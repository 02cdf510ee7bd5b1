import { useRecorder } from '@flowlens/hooks';
import type { Recorder } from '@flowlens/recorder';
import { useEffect } from 'react';

/** Stops a recording when it reaches its maximum length. */
export function useLongestRecording(recorder: Recorder, maxMs: number | undefined): void {
  const { elapsedMs, status } = useRecorder(recorder);
  const isOver = status === 'recording' && maxMs !== undefined && elapsedMs >= maxMs;

  useEffect(() => {
    if (isOver) recorder.stop().catch(() => undefined);
  }, [isOver, recorder]);
}
