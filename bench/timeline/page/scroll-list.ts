import { type ThreadReport, watchThread } from './watch-thread.js';

/** Our list, or a peer's. */
const SCROLLER = '.fl-timeline-scroller';
const ROW = '.fl-timeline-row';

/** Scrolls from one end to the other, a large step per frame. */
export async function flingThrough(steps: number): Promise<ThreadReport> {
  const scroller = document.querySelector(SCROLLER)!;
  const frame = () => new Promise(requestAnimationFrame);
  const stopWatching = watchThread({ withFrames: true });
  for (let step = 1; step <= steps; step += 1) {
    scroller.scrollTop = (scroller.scrollHeight / steps) * step;
    await frame();
  }
  return stopWatching();
}

/** Jumps far from the top, and waits until the rows there are visible: earlier ones may stay until they arrive. */
export async function jump(go: (scroller: Element) => void): Promise<number> {
  const scroller = document.querySelector(SCROLLER)!;
  scroller.scrollTop = 0;
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const visibleRow = () =>
    document.elementFromPoint(left + width / 2, top + height / 2)?.closest(ROW)?.ariaPosInSet ?? null;
  const before = visibleRow();
  const arrived = () => ![null, before].includes(visibleRow());

  const startedAt = performance.now();
  go(scroller);
  await new Promise<void>((resolve) => {
    const check = () => requestAnimationFrame(arrived() ? () => resolve() : check);
    requestAnimationFrame(check);
  });
  return performance.now() - startedAt;
}
