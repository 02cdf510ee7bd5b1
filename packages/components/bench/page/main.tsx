import { createFlowLensClient } from '@flowlens/client';
import { createRoot } from 'react-dom/client';
import { FlowTimeline } from '../../src/flow-timeline/flow-timeline.js';
import { FlowLensProvider } from '../../src/provider/flowlens-provider.js';
import '../../src/styles/index.css';
import { loadOurs } from './load-ours.js';
import { loadPlainly } from './load-plainly.js';
import { flingThrough, jumpTo } from './scroll-list.js';
import { untilFound } from './until-found.js';
import { type ThreadReport, watchThread } from './watch-thread.js';

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const SETTLED_MS = 300;

const root = createRoot(document.getElementById('root')!);
const client = createFlowLensClient({ getAccessToken: () => null });
let stopWatching: () => ThreadReport;

function openTimeline(url: string | null): void {
  root.render(
    <FlowLensProvider client={client}>
      <FlowTimeline timelineUrl={url} time={0} />
    </FlowLensProvider>,
  );
}

/** What the benchmark drives from outside. */
const bench = {
  openTimeline,
  /** The panel is there already, as on a page whose flow is still being asked for: the plain way has none to mount either. */
  async loadOurs(url: string) {
    openTimeline(null);
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    return loadOurs(() => openTimeline(url));
  },
  loadPlainly,
  flingThrough,
  jumpTo,
  untilFound,
  startWatching: () => void (stopWatching = watchThread()),
  stopWatching: () => stopWatching(),
};

window.bench = bench;
