import type { EngineReport, EngineRequest } from './engine-messages.js';

/** A timeline engine as seen by the page: requests arrive in order, reports come later. */
export interface EnginePort {
  /** Sends a request. The memory of a chunk then belongs to the engine. */
  send: (request: EngineRequest) => void;
  /** Sets the only listener of the reports, before anything is sent. */
  listen: (listener: (report: EngineReport) => void) => void;
  /** Ends the engine and frees its memory. */
  close: () => void;
}
