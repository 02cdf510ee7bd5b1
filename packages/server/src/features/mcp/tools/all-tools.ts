import type { Tool } from './tool.js';
import { exportFlow } from './export-flow.js';
import { getEvent } from './get-event.js';
import { getFlow } from './get-flow.js';
import { getFrames } from './get-frames.js';
import { getStorage } from './get-storage.js';
import { listEvents } from './list-events.js';
import { listFlows } from './list-flows.js';

/** In the order of a typical debugging session. */
export const ALL_TOOLS: readonly Tool[] = [getFlow, listFlows, listEvents, getEvent, getFrames, getStorage, exportFlow];
