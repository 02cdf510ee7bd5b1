import type { EngineReport, EngineRequest } from './engine-messages.js';

/** A timeline engine as the page sees it: requests arrive in order, reports come later. */
export interface EnginePort {
  /** Sends a request. The memory of a chunk belongs to the engine from then on. */
  send: (request: EngineRequest) => void;
  /** Sets the only listener of the reports, before anything is sent. */
  listen: (listener: (report: EngineReport) => void) => void;
  /** Ends the engine and frees what it holds. */
  close: () => void;
}
