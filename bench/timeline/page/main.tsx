import { createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FlowTimeline, type FlowTimelineHandle } from '../../../packages/components/src/flow-timeline/flow-timeline.js';
import '../../../packages/components/src/styles/index.css';
import { BenchMarker } from './bench-marker.js';
import { BenchProvider, client } from './bench-provider.js';
import { loadByEngine } from './load-by-engine.js';
import { loadOurs } from './load-ours.js';
import { loadPlainly } from './load-plainly.js';
import { mountPlainList } from './peers/plain-list.js';
import { TanstackList } from './peers/tanstack-list.js';
import { flingThrough, jump } from './scroll-list.js';
import { waitUntilFound } from './wait-until-found.js';
import { type ThreadReport, watchThread } from './watch-thread.js';

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const SETTLED_MS = 300;

const place = document.getElementById('root')!;
const root = createRoot(place);
const timeline = createRef<FlowTimelineHandle>();
let stopWatching: () => ThreadReport;

/** The provider stays mounted, and so does its cache. */
function show(children: ReactNode): void {
  root.render(<BenchProvider>{children}</BenchProvider>);
}

function openTimeline(url: string | null): void {
  show(
    <>
      <FlowTimeline ref={timeline} timelineUrl={url} timeMs={0} />
      <BenchMarker timeline={timeline} timelineUrl={url} />
    </>,
  );
}

/** The panel is already mounted, as on a page whose flow is still loading. */
async function openPanel(): Promise<void> {
  openTimeline(null);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
}

/** Milliseconds until mounted content has been painted, checked at the end of each frame because rows may be drawn later. */
async function untilPainted(mount: () => void): Promise<number> {
  const startedAt = performance.now();
  mount();
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (document.querySelector('.fl-timeline-row') === null);
  return performance.now() - startedAt;
}

/** Interface through which the benchmark drives the page. */
const bench = {
  openTimeline,
  async loadOurs(url: string) {
    await openPanel();
    return loadOurs(() => openTimeline(url));
  },
  async loadByEngine(url: string) {
    await openPanel();
    return loadByEngine(client, url);
  },
  loadPlainly,
  async close() {
    show(null);
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    place.replaceChildren();
  },
  mountTimeline: (url: string) => untilPainted(() => openTimeline(url)),
  mountPlainList: (count: number) => untilPainted(() => mountPlainList(place, count)),
  mountTanstackList: (count: number) => untilPainted(() => show(<TanstackList count={count} />)),
  flingThrough,
  /** Uses the scrollbar, if the element has one. */
  flingTo: (share: number) => jump((scroller) => (scroller.scrollTop = scroller.scrollHeight * share)),
  /** Uses a marker of the player: hovers, then clicks, which moves the focus there before the button is released. */
  showEntry(entryId: string) {
    const marker = document.querySelector<HTMLButtonElement>('#marker')!;
    marker.value = entryId;
    marker.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    marker.focus();
    return jump(() => marker.click());
  },
  waitUntilFound,
  startWatching: () => void (stopWatching = watchThread()),
  stopWatching: () => stopWatching(),
};

window.bench = bench;
