export { entryId, entryNumber } from '../entries/entry-id.js';
export type {
  EngineReport,
  EngineRequest,
  EntryColumns,
  TimelineEntryDetails,
  TimelineIndex,
  TimelineSequence,
} from './engine-messages.js';
export type { EnginePort } from './engine-port.js';
export { NO_COLUMNS } from './entry-columns.js';
export { holdEngine, prepareTimeline, takeEngine } from './spare-engine.js';
export type { EngineStart } from './start-engine.js';
