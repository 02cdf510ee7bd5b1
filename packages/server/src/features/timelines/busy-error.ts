import { HttpProblem } from '../../platform/errors/http-problem.js';

const RETRY_AFTER_SECONDS = 3;

/** 503: more work of this kind is waiting than the server takes on. */
export class BusyError extends HttpProblem {
  constructor() {
    super(503, 'The server is busy. Try again in a few seconds.', {
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    });
    this.name = 'BusyError';
  }
}
