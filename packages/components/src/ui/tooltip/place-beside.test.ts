import { describe, expect, it } from 'vitest';
import { placeBeside, type Side } from './place-beside.js';

const view = { width: 800, height: 600 };
const box = { width: 100, height: 20 };

function place(anchor: { x: number; y: number }, side: Side) {
  return placeBeside(new DOMRect(anchor.x, anchor.y, 40, 40), box, { side, view });
}

describe('placeBeside', () => {
  it('uses the preferred side, centred on the anchor', () => {
    const middle = { x: 400, y: 300 };

    expect(place(middle, 'top')).toEqual({ left: 370, top: 274 });
    expect(place(middle, 'bottom')).toEqual({ left: 370, top: 346 });
    expect(place(middle, 'left')).toEqual({ left: 294, top: 310 });
    expect(place(middle, 'right')).toEqual({ left: 446, top: 310 });
  });

  it('flips to the other side at the edge of the window', () => {
    expect(place({ x: 400, y: 0 }, 'top')).toEqual({ left: 370, top: 46 });
    expect(place({ x: 400, y: 560 }, 'bottom')).toEqual({ left: 370, top: 534 });
    expect(place({ x: 50, y: 300 }, 'left')).toEqual({ left: 96, top: 310 });
    expect(place({ x: 700, y: 300 }, 'right')).toEqual({ left: 594, top: 310 });
  });

  it('keeps a distance from the edges of the window', () => {
    expect(place({ x: 0, y: 300 }, 'top').left).toBe(8);
    expect(place({ x: 760, y: 300 }, 'top').left).toBe(692);
  });
});
