import { formatBytes, formatLatency } from '@flowlens/core/format';
import { en } from '@flowlens/core/messages';
import type { EntryKind } from '@flowlens/core/recorded';
import type { TimelineRow } from '@flowlens/timeline';
import { entryText } from '../../../../packages/components/src/flow-timeline/row/entry-text.js';
import { formatOffset } from '../../../../packages/components/src/flow-timeline/format-offset.js';
import { ROW_HEIGHT_PX } from '../../../../packages/components/src/flow-timeline/list/row-layout.js';
import { splitUrl } from '../../../../packages/components/src/flow-timeline/row/url/split-url.js';
import { benchRow } from './bench-row.js';
import { drawOnce } from './draw-once.js';
import { PeerRow } from './peer-row.js';

export interface PlainRow {
  element: HTMLElement;
  status: HTMLElement | null;
  /** Positions of its texts, in order. */
  texts: Text[];
  kind: EntryKind;
  index: number;
}

/** By kind, rendered once and copied. */
const patterns = new Map<EntryKind, HTMLElement>();

export function createPlainRow(kind: EntryKind): PlainRow {
  if (!patterns.has(kind)) patterns.set(kind, drawPattern(kind));
  const element = patterns.get(kind)!.cloneNode(true) as HTMLElement;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return { element, status: element.querySelector('.fl-timeline-status'), texts, kind, index: -1 };
}

export function fillPlainRow(plain: PlainRow, index: number): void {
  const { element, status, texts } = plain;
  const row = benchRow(index);
  plain.index = index;
  element.style.transform = `translateY(${index * ROW_HEIGHT_PX}px)`;
  element.ariaPosInSet = String(index + 1);
  element.dataset['severity'] = row.severity;
  if (status) status.dataset['severity'] = row.severity;
  textsOf(row).forEach((text, at) => (texts[at]!.data = text));
}

function drawPattern(kind: EntryKind): HTMLElement {
  let index = 0;
  while (benchRow(index).kind !== kind) index += 1;
  return drawOnce(<PeerRow index={index} />);
}

function textsOf(row: TimelineRow): string[] {
  const time = formatOffset(row.timeMs);
  switch (row.kind) {
    case 'network': {
      const sizes = [formatLatency(row.latencyMs ?? 0, 'en'), formatBytes(row.responseBytes ?? 0, 'en')];
      return [time, row.method, ...partsOf(row.url), String(row.status), ...sizes];
    }
    case 'navigation':
      return [time, ...partsOf(row.url)];
    case 'local_storage':
    case 'session_storage':
      return [time, row.key, `= ${row.value}`];
    default:
      return [time, entryText(row, en.timeline)];
  }
}

/** The texts of a URL; empty parts have no element. */
function partsOf(url: string): string[] {
  const { host, folders, tail, query } = splitUrl(url, false);
  return [host, folders, tail, query].filter(Boolean);
}
