import type { EngineReport, EngineRequest } from './engine-messages.js';

/** A timeline engine as the page sees it: what is sent arrives in order, answers come later. */
export interface EnginePort {
  /** The memory of a chunk is the engine's from then on. */
  send: (request: EngineRequest) => void;
  /** Sets the listener of the reports. There is one, set before anything is sent. */
  listen: (listener: (report: EngineReport) => void) => void;
  /** Ends the engine and frees what it holds. */
  close: () => void;
}
