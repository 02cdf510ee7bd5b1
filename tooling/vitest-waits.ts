import { vi } from 'vitest';

/** Generous, because assertions do not check durations and a busy machine is slow. The default is one second. */
const WAIT_MS = 20_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = WAIT_MS) => waitFor(callback, options);
vi.waitUntil = (callback, options = WAIT_MS) => waitUntil(callback, options);
