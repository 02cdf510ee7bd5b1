import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { benchRow, ROW_PX } from './bench-row.js';

/** TanStack Virtual as its own examples use it. */
export function TanstackList({ count }: { count: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 5,
  });
  return (
    <div ref={scroller} className="fl-bench-scroller">
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const { time, host, text, status } = benchRow(index);
          return (
            <article
              key={index}
              className="fl-bench-row"
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <button type="button">{time}</button>
              <svg width="16" height="16" viewBox="0 0 24 24">
                <path d="M5 12h14M12 5v14" />
                <circle cx="12" cy="12" r="10" />
              </svg>
              <span>{host}</span>
              <span>{text}</span>
              <span>{status}</span>
              <button type="button">
                <svg width="14" height="14" viewBox="0 0 24 24">
                  <path d="m9 18 6-6-6-6" />
                </svg>
              </button>
            </article>
          );
        })}
      </div>
    </div>
  );
}
