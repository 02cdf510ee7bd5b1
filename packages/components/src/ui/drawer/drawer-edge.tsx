'use client';

import { DRAWER_CLOSE_THRESHOLD } from '@flowlens/core/limits';
import { type PointerEvent, useRef } from 'react';
import { isRightToLeft } from '../internal/layout/is-right-to-left.js';

export interface DrawerEdgeProps {
  /** True while the drawer cannot be closed. */
  disabled: boolean;
  onClose: () => void;
}

/**
 * Edge of a drawer, its parent element. Dragging it over more than half of the drawer's width closes the drawer;
 * after less, the drawer slides back. The rest of the drawer cannot be dragged, because that would interfere with text
 * selection.
 */
export function DrawerEdge({ disabled, onClose }: DrawerEdgeProps) {
  const startX = useRef<number | null>(null);

  /** Distance from the position of the open drawer, in pixels. */
  function distance({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
    if (startX.current === null) return 0;
    const moved = clientX - startX.current;
    return Math.max(0, isRightToLeft(currentTarget) ? -moved : moved);
  }

  return (
    <div
      className="fl-drawer-edge"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        startX.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (startX.current !== null) moveDrawer(event.currentTarget, distance(event));
      }}
      onPointerUp={(event) => {
        const { width } = event.currentTarget.parentElement!.getBoundingClientRect();
        if (distance(event) > width * DRAWER_CLOSE_THRESHOLD) onClose();
      }}
      onLostPointerCapture={({ currentTarget }) => {
        startX.current = null;
        moveDrawer(currentTarget, 0);
      }}
    />
  );
}

/** Sets the distance by which the style sheet moves the drawer. A drawer at 0 slides there. */
function moveDrawer(edge: HTMLElement, distancePx: number): void {
  const drawer = edge.parentElement!;
  drawer.toggleAttribute('data-dragged', distancePx > 0);
  drawer.style.setProperty('--fl-drawer-distance', `${distancePx}px`);
}
