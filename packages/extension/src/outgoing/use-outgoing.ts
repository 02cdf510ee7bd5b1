import { useEffect, useState } from 'react';
import { onOutgoingChanged, type OutgoingRecording, readOutgoing } from './outgoing-storage.js';

/** Returns the upload state of a recording; undefined before it is known and after it has arrived. */
export function useOutgoing(id: string): OutgoingRecording | undefined {
  const [outgoing, setOutgoing] = useState<OutgoingRecording>();

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const all = await readOutgoing();
      if (isCurrent) setOutgoing(all.find((one) => one.id === id));
    };
    void read();
    const stop = onOutgoingChanged(() => void read());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [id]);

  return outgoing;
}
