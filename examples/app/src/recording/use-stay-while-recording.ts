import { useRecorder } from '@flowlens/hooks';
import type { Recorder } from '@flowlens/recorder';
import { useEffect } from 'react';

/** Question of the browser before the page is closed while a recording runs. The recording so far would be kept. */
export function useStayWhileRecording(recorder: Recorder): void {
  const { status } = useRecorder(recorder);
  const isRunning = status === 'recording' || status === 'paused' || status === 'stopping';

  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
