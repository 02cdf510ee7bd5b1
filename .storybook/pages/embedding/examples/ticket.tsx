import { CommentList, FlowPlayer } from '@flowlens/components';
import { useState } from 'react';

export function Ticket({ flowId }: { flowId: string }) {
  const [seconds, setSeconds] = useState(0);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <FlowPlayer flowId={flowId} time={seconds} onTimeChange={setSeconds} style={{ flex: '2 1 320px' }} />
      <CommentList flowId={flowId} time={seconds * 1000} onSeek={setSeconds} style={{ flex: '1 1 280px' }} />
    </div>
  );
}
