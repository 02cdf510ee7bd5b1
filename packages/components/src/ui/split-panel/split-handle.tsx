'use client';

import { type ComponentPropsWithoutRef, type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { isRightToLeft } from '../internal/layout/is-right-to-left.js';

/** Step of an arrow key, in percent. */
const STEP_PERCENT = 5;

export interface SplitHandleProps extends ComponentPropsWithoutRef<'div'> {
  /** Box that the handle divides. */
  box: RefObject<HTMLElement | null>;
  /** True if the two sides are stacked. */
  stacked: boolean;
  /** Share of the first side, in percent. */
  percent: number;
  /** Minimum and maximum share. */
  range: { min: number; max: number };
  onMove: (percent: number) => void;
}

/** Handle between two sides, which moves by mouse, touch and keyboard (window splitter of the ARIA practices). */
export function SplitHandle({ box, stacked, percent, range, onMove, ...rest }: SplitHandleProps) {
  const [dragged, setDragged] = useState(false);

  function moveTo(wanted: number) {
    onMove(Math.min(Math.max(wanted, range.min), range.max));
  }

  function follow({ clientX, clientY }: PointerEvent) {
    if (!dragged || !box.current) return;
    const { left, right, top, width, height } = box.current.getBoundingClientRect();
    const fromStart = stacked ? clientY - top : isRightToLeft(box.current) ? right - clientX : clientX - left;
    moveTo((fromStart / (stacked ? height : width)) * 100);
  }

  function pressKey(event: KeyboardEvent) {
    const wanted = { ...arrowTargets(), Home: range.min, End: range.max }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    moveTo(wanted);
  }

  function arrowTargets(): Partial<Record<string, number>> {
    const more = percent + STEP_PERCENT;
    const less = percent - STEP_PERCENT;
    if (stacked) return { ArrowUp: less, ArrowDown: more };
    return box.current && isRightToLeft(box.current)
      ? { ArrowLeft: more, ArrowRight: less }
      : { ArrowLeft: less, ArrowRight: more };
  }

  return (
    <div
      {...rest}
      role="separator"
      tabIndex={0}
      aria-orientation={stacked ? 'horizontal' : 'vertical'}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      className="fl-split-panel-handle"
      data-dragged={dragged || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={follow}
      onLostPointerCapture={() => setDragged(false)}
      onKeyDown={pressKey}
    />
  );
}
