'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';

export interface SplitPanelProps {
  /** Names the handle between the two. */
  handleLabel: string;
  first: ReactNode;
  second: ReactNode;
  /** Share of the first panel at the start, in percent. */
  defaultPercent: number;
  /** Smallest shares in percent, of the first and of the second panel. */
  minPercents: readonly [first: number, second: number];
  /** Width in pixels under which the second panel stands below the first. @default 720 */
  stackBelow?: number | undefined;
  className?: string | undefined;
}

/** Two panels side by side, or one above the other where it is narrow, with a handle that moves by mouse, touch and arrow keys. */
export function SplitPanel({
  handleLabel,
  first,
  second,
  defaultPercent,
  minPercents: [firstMin, secondMin],
  stackBelow = 720,
  className,
}: SplitPanelProps) {
  const [stacked, setStacked] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setStacked(entry.contentRect.width < stackBelow);
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [stackBelow]);

  return (
    <Group
      elementRef={element}
      className={clsx('fl-split-panel', className)}
      orientation={stacked ? 'vertical' : 'horizontal'}
    >
      <Panel className="fl-split-panel-side" defaultSize={`${defaultPercent}%`} minSize={`${firstMin}%`}>
        {first}
      </Panel>
      <Separator className="fl-split-panel-handle" aria-label={handleLabel} />
      <Panel className="fl-split-panel-side" minSize={`${secondMin}%`}>
        {second}
      </Panel>
    </Group>
  );
}
