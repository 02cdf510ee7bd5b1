import { useEffect, useState } from 'react';
import { onOutgoingChanged, type OutgoingRecording, recallOutgoing } from './outgoing-memory.js';

/** Follows a recording that is being sent; undefined before it is known and once it has arrived. */
export function useOutgoing(id: string): OutgoingRecording | undefined {
  const [outgoing, setOutgoing] = useState<OutgoingRecording>();

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const all = await recallOutgoing();
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
