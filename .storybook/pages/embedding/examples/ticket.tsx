import { CommentList, FlowPlayer } from '@flowlens/components';
import { useState } from 'react';

export function Ticket({ flowId }: { flowId: string }) {
  const [timeMs, setTimeMs] = useState(0);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <FlowPlayer flowId={flowId} timeMs={timeMs} onTimeChange={setTimeMs} style={{ flex: '2 1 320px' }} />
      <CommentList flowId={flowId} timeMs={timeMs} onSeek={setTimeMs} style={{ flex: '1 1 280px' }} />
    </div>
  );
}
