'use client';

import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Group, type GroupImperativeHandle, Panel, Separator } from 'react-resizable-panels';

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
  /** Share of the first panel when they become stacked, in percent. @default the same as side by side */
  stackedPercent?: number | undefined;
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
  stackedPercent = defaultPercent,
  className,
}: SplitPanelProps) {
  const [stacked, setStacked] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const group = useRef<GroupImperativeHandle>(null);
  const firstId = useId();
  const secondId = useId();

  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setStacked(entry.contentRect.width < stackBelow);
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [stackBelow]);

  const percent = stacked ? stackedPercent : defaultPercent;
  useEffect(() => {
    group.current?.setLayout({ [firstId]: percent, [secondId]: 100 - percent });
  }, [percent, firstId, secondId]);

  return (
    <Group
      elementRef={element}
      groupRef={group}
      className={clsx('fl-split-panel', className)}
      orientation={stacked ? 'vertical' : 'horizontal'}
    >
      <Panel id={firstId} className="fl-split-panel-side" defaultSize={`${defaultPercent}%`} minSize={`${firstMin}%`}>
        {first}
      </Panel>
      <Separator className="fl-split-panel-handle" aria-label={handleLabel} />
      <Panel id={secondId} className="fl-split-panel-side" minSize={`${secondMin}%`}>
        {second}
      </Panel>
    </Group>
  );
}
