import { ROW_HEIGHT_PX } from '../../../../packages/components/src/flow-timeline/list/row-layout.js';
import { benchRow, LIST_HEIGHT_PX } from './bench-row.js';
import { drawOnce } from './draw-once.js';
import { PeerFilterBar } from './peer-filter-bar.js';
import { createPlainRow, fillPlainRow, type PlainRow } from './plain-row.js';

/** Rows beyond each edge. */
const SPARE_ROWS = 5;

let filterBar: HTMLElement | null = null;

/** A windowed list without a library, which recycles its elements: a lower bound for all lists. */
export function mountPlainList(parent: HTMLElement, count: number): void {
  const frame = append(parent, 'fl-root fl-timeline');
  filterBar ??= drawOnce(<PeerFilterBar />);
  frame.append(filterBar.cloneNode(true));
  const scroller = append(frame, 'fl-timeline-scroller');
  const list = append(scroller, 'fl-timeline-feed');
  scroller.style.height = `${LIST_HEIGHT_PX}px`;
  list.style.height = `${count * ROW_HEIGHT_PX}px`;
  const shown = Math.ceil(scroller.clientHeight / ROW_HEIGHT_PX) + 2 * SPARE_ROWS;
  const drawn: PlainRow[] = [];

  function draw(): void {
    const first = Math.min(Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT_PX) - SPARE_ROWS), count - shown);
    for (let index = first; index < first + shown; index += 1) drawAt(index % shown, index);
  }

  /** Each element is reused for rows with its own position and kind. */
  function drawAt(place: number, index: number): void {
    const before = drawn[place];
    if (before?.index === index) return;
    const { kind } = benchRow(index);
    const row = before?.kind === kind ? before : createPlainRow(kind);
    fillPlainRow(row, index);
    drawn[place] = row;
    if (!before) list.append(row.element);
    else if (before !== row) before.element.replaceWith(row.element);
  }

  scroller.addEventListener('scroll', draw, { passive: true });
  draw();
}

function append(parent: HTMLElement, className: string): HTMLElement {
  return parent.appendChild(Object.assign(document.createElement('div'), { className }));
}
