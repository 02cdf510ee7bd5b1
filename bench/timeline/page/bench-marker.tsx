import { useTimeline } from '@flowlens/hooks';
import type { RefObject } from 'react';
import type { FlowTimelineHandle } from '../../../packages/components/src/flow-timeline/flow-timeline.js';

export interface BenchMarkerProps {
  timelineUrl: string | null;
  timeline: RefObject<FlowTimelineHandle | null>;
}

/** Simulates hovering and clicking a marker of the player. Its value identifies the entry. */
export function BenchMarker({ timelineUrl, timeline }: BenchMarkerProps) {
  const { view } = useTimeline(timelineUrl);
  return (
    <button
      type="button"
      id="marker"
      aria-label="Marker"
      style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}
      onPointerOver={({ currentTarget }) => view.prepare(view.indexOf(currentTarget.value))}
      onBlur={() => view.prepare(-1)}
      onClick={({ currentTarget }) => timeline.current?.showEntry(currentTarget.value)}
    />
  );
}
