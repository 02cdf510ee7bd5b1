import type { StoredRecording } from '../background/recording-storage.js';

/** Facts of a recording of one site, which is running. */
export const STORED_RECORDING: StoredRecording = {
  view: {
    id: 'r1',
    tabId: 7,
    serverOrigin: 'https://flowlens.example',
    account: 'u1',
    project: null,
    status: 'recording',
    elapsedMs: 0,
    isAway: false,
    isLate: false,
    isStalled: false,
    deep: 'off',
  },
  origins: ['https://shop.example'],
  isDeep: false,
  withBodies: true,
};
