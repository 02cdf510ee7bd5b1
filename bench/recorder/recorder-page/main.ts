import { createFlowLensClient } from '@flowlens/client';
import { createRecorder } from '@flowlens/recorder';
import { LOADS } from './loads.js';
import type { BenchPage } from './bench-page.js';

// The hash selects the state of the recorder: '' (not installed), '#installed' or '#recording'.

declare global {
  interface Window {
    recorderBench: BenchPage;
  }
}

const recorder = createRecorder({ client: createFlowLensClient(), account: 'bench' });

async function prepare(): Promise<void> {
  if (location.hash === '') return;
  recorder.install();
  if (location.hash === '#recording') await recorder.start();
}

window.recorderBench = {
  ready: prepare(),
  run: (load) => LOADS[load](),
  eventsCount: () => recorder.getSnapshot().eventsCount,
};
