'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useElementWidth } from '../element-size/use-element-width.js';
import { SplitHandle } from './split-handle.js';

export interface SplitPanelProps {
  /** Names the handle between the two. Null where there is nothing to be moved yet. */
  handleLabel: string | null;
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

/**
 * Of the panel before, whose place the next one mostly takes: a page after the one that was waited for. Drawn the wrong way and put
 * right before that is seen, the halves would still count as a jump of the page. 0 while there was none.
 */
let lastWidth = 0;

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
  const { element: box, measure, width: toldWidth } = useElementWidth<HTMLDivElement>();
  const width = box ? toldWidth || lastWidth || box.clientWidth : 0;
  useEffect(() => {
    if (toldWidth) lastWidth = toldWidth;
  }, [toldWidth]);
  const firstId = useId();
  const stacked = width > 0 && width < stackBelow;
  // What was chosen for one arrangement is no choice for the other.
  const [chosen, setChosen] = useState<{ stacked: boolean; percent: number } | null>(null);
  const initialPercent = stacked ? stackedPercent : defaultPercent;
  const percent = chosen?.stacked === stacked ? chosen.percent : initialPercent;

  return (
    <div ref={measure} className={clsx('fl-split-panel', className)} data-stacked={stacked || undefined}>
      <div id={firstId} className="fl-split-panel-side" style={{ flexGrow: percent }}>
        {first}
      </div>
      {handleLabel === null ? (
        <div className="fl-split-panel-handle" />
      ) : (
        <SplitHandle
          aria-label={handleLabel}
          aria-controls={firstId}
          box={box}
          stacked={stacked}
          percent={percent}
          range={{ min: firstMin, max: 100 - secondMin }}
          onMove={(moved) => setChosen({ stacked, percent: moved })}
        />
      )}
      <div className="fl-split-panel-side" style={{ flexGrow: 100 - percent }}>
        {second}
      </div>
    </div>
  );
}
