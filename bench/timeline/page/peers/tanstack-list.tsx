import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { ROW_HEIGHT_PX } from '../../../../packages/components/src/flow-timeline/list/row-layout.js';
import { LIST_HEIGHT_PX } from './bench-row.js';
import { PeerFilterBar } from './peer-filter-bar.js';
import { PeerRow } from './peer-row.js';

/** TanStack Virtual, as in its own examples. */
export function TanstackList({ count }: { count: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 5,
  });
  return (
    <section className="fl-root fl-timeline">
      <PeerFilterBar />
      <div ref={scroller} className="fl-timeline-scroller" style={{ height: LIST_HEIGHT_PX }}>
        <div className="fl-timeline-feed" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <PeerRow key={index} index={index} top={start} />
          ))}
        </div>
      </div>
    </section>
  );
}
