import { useRecorder } from '@flowlens/hooks';
import type { Recorder } from '@flowlens/recorder';
import { useEffect } from 'react';

/** Makes the browser ask before the page closes while a recording runs or waits to be sent. The recorded data would be kept. */
export function useStayWhileRecording(recorder: Recorder, { untilSent = false } = {}): void {
  const { status, draft } = useRecorder(recorder);
  const isRunning =
    status === 'recording' || status === 'paused' || status === 'stopping' || (untilSent && draft !== null);

  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
