'use client';

import { clsx } from 'clsx/lite';
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { SplitHandle } from './split-handle.js';
import { useStacked } from './use-stacked.js';

export interface SplitPanelProps {
  /** Label of the handle. Null if there is nothing to resize yet. */
  handleLabel: string | null;
  first: ReactNode;
  second: ReactNode;
  /** Initial share of the first panel, in percent. */
  defaultPercent: number;
  /** Initial share when stacked. @default the same as side by side */
  defaultStackedPercent?: number | undefined;
  /** Minimum shares of the first and second panel, in percent. */
  minPercents: readonly [first: number, second: number];
  className?: string | undefined;
}

/**
 * Two panels side by side, or stacked when narrow, with a handle that moves by mouse, touch and arrow keys. The
 * stylesheet arranges them without measuring; each arrangement keeps its own size.
 */
export function SplitPanel({
  handleLabel,
  first,
  second,
  defaultPercent,
  defaultStackedPercent = defaultPercent,
  minPercents: [firstMin, secondMin],
  className,
}: SplitPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const stacked = useStacked(box);
  const firstId = useId();
  const [percents, setPercents] = useState({ beside: defaultPercent, stacked: defaultStackedPercent });

  return (
    <div className={clsx('fl-split-panel', className)}>
      <div ref={box} className="fl-split-panel-box">
        <div id={firstId} className="fl-split-panel-side" style={shares(percents.beside, percents.stacked)}>
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
            percent={stacked ? percents.stacked : percents.beside}
            range={{ min: firstMin, max: 100 - secondMin }}
            onMove={(moved) => setPercents({ ...percents, [stacked ? 'stacked' : 'beside']: moved })}
          />
        )}
        <div className="fl-split-panel-side" style={shares(100 - percents.beside, 100 - percents.stacked)}>
          {second}
        </div>
      </div>
    </div>
  );
}

/** Returns the custom properties by which the style sheet divides the space. */
function shares(beside: number, stacked: number): CSSProperties {
  return { '--fl-share': beside, '--fl-share-stacked': stacked } as CSSProperties;
}
