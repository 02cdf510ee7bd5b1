import { type BenchRow, benchRow, ROW_PX } from './bench-row.js';

/** Rows beyond either edge. */
const SPARE_ROWS = 5;

/** A windowed list without any library, whose elements are used again: the floor under everybody's times. */
export function mountPlainList(parent: HTMLElement, count: number): void {
  const scroller = Object.assign(document.createElement('div'), { className: 'fl-bench-scroller' });
  const list = scroller.appendChild(document.createElement('div'));
  list.style.height = `${count * ROW_PX}px`;
  parent.append(scroller);
  const shown = Math.ceil(scroller.clientHeight / ROW_PX) + 2 * SPARE_ROWS;
  const rows = Array.from({ length: shown }, () => list.appendChild(createRow()));

  function draw(): void {
    const first = Math.min(Math.max(0, Math.floor(scroller.scrollTop / ROW_PX) - SPARE_ROWS), count - shown);
    // Each element keeps to the rows whose place among the shown is its own.
    for (let index = first; index < first + shown; index += 1) fillRow(rows[index % shown]!, index, benchRow(index));
  }
  scroller.addEventListener('scroll', draw, { passive: true });
  draw();
}

function createRow(): HTMLElement {
  const row = Object.assign(document.createElement('article'), { className: 'fl-bench-row' });
  const [seek, toggle] = [document.createElement('button'), document.createElement('button')];
  toggle.append(createIcon('m9 18 6-6-6-6'));
  const texts = Array.from({ length: 3 }, () => document.createElement('span'));
  row.append(seek, createIcon('M5 12h14M12 5v14'), ...texts, toggle);
  return row;
}

function createIcon(shape: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  Object.entries({ width: '16', height: '16', viewBox: '0 0 24 24' }).forEach((entry) => svg.setAttribute(...entry));
  path.setAttribute('d', shape);
  svg.append(path);
  return svg;
}

function fillRow(row: HTMLElement, index: number, { time, host, text, status }: BenchRow): void {
  if (row.dataset.index === String(index)) return;
  row.dataset.index = String(index);
  row.style.transform = `translateY(${index * ROW_PX}px)`;
  row.ariaPosInSet = String(index + 1);
  const [seek, , hostText, pathText, statusText] = row.children;
  seek!.textContent = time;
  hostText!.textContent = host;
  pathText!.textContent = text;
  statusText!.textContent = status;
}
