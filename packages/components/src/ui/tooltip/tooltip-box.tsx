'use client';

import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { placeBeside, type Side } from './place-beside.js';

export interface TooltipBoxProps extends ComponentPropsWithoutRef<'div'> {
  anchor: RefObject<Element | null>;
  side: Side;
  /** Runs when the page or a part of it scrolls or is resized. */
  onAnchorMove: () => void;
}

/** Content of a tooltip, next to the element that it describes. */
export function TooltipBox({ anchor, side, onAnchorMove, children, ...rest }: TooltipBoxProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !anchor.current) return;
    // Measures the origin at zero, because an ancestor of the portal's container may be transformed.
    Object.assign(box.style, { left: '0px', top: '0px' });
    const origin = box.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = placeBeside(anchor.current.getBoundingClientRect(), origin, {
      side,
      view: { width, height },
    });
    Object.assign(box.style, { left: `${left - origin.left}px`, top: `${top - origin.top}px` });
  });

  useEffect(() => {
    const follow = (event: Event) => {
      if (event.type === 'resize' || (event.target instanceof Node && event.target.contains(anchor.current)))
        onAnchorMove();
    };
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, { capture: true });
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, { capture: true });
    };
  }, [anchor, onAnchorMove]);

  return createPortal(
    <div {...rest} ref={ref} role="tooltip" className={clsx(rootClass, 'fl-overlay fl-tooltip')}>
      {children}
    </div>,
    container ?? document.body,
  );
}
