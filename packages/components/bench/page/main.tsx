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

const root = createRoot(document.getElementById('root')!);
const client = createFlowLensClient({ getAccessToken: () => null });
let stopWatching: () => ThreadReport;

function openTimeline(url: string): void {
  root.render(
    <FlowLensProvider client={client}>
      <FlowTimeline timelineUrl={url} time={0} />
    </FlowLensProvider>,
  );
}

/** What the benchmark drives from outside. */
const bench = {
  openTimeline,
  loadOurs: (url: string) => loadOurs(() => openTimeline(url)),
  loadPlainly,
  flingThrough,
  jumpTo,
  untilFound,
  startWatching: () => void (stopWatching = watchThread()),
  stopWatching: () => stopWatching(),
};

window.bench = bench;
