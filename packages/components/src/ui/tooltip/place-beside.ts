export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Distance between the two boxes, in pixels. */
const GAP = 6;
/** Minimum distance to the edges of the window, in pixels. */
const MARGIN = 8;

type Size = Pick<DOMRect, 'width' | 'height'>;

const OPPOSITE: Record<Side, Side> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/**
 * Returns the position of a box beside another, in pixels of the window: on the preferred side if it fits, else
 * opposite.
 */
export function placeBeside(
  anchor: DOMRect,
  box: Size,
  { side, view }: { side: Side; view: Size },
): { left: number; top: number } {
  const room: Record<Side, number> = {
    top: anchor.top - box.height,
    bottom: view.height - anchor.bottom - box.height,
    left: anchor.left - box.width,
    right: view.width - anchor.right - box.width,
  };
  const opposite = OPPOSITE[side];
  const fits = room[side] >= GAP + MARGIN || room[side] >= room[opposite];
  const { left, top } = beside(anchor, box, fits ? side : opposite);
  return { left: within(left, view.width - box.width), top: within(top, view.height - box.height) };
}

function beside(anchor: DOMRect, box: Size, side: Side) {
  const centered = {
    left: anchor.left + (anchor.width - box.width) / 2,
    top: anchor.top + (anchor.height - box.height) / 2,
  };
  switch (side) {
    case 'top':
      return { ...centered, top: anchor.top - GAP - box.height };
    case 'bottom':
      return { ...centered, top: anchor.bottom + GAP };
    case 'left':
      return { ...centered, left: anchor.left - GAP - box.width };
    case 'right':
      return { ...centered, left: anchor.right + GAP };
  }
}

function within(start: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - MARGIN));
}
