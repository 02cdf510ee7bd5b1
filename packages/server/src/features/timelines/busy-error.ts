import { HttpProblem } from '../../platform/errors/http-problem.js';

const RETRY_AFTER_SECONDS = 3;

/** Problem 503: too much work of this kind is waiting. */
export class BusyError extends HttpProblem {
  constructor() {
    super(503, 'The server is busy. Try again in a few seconds.', {
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    });
    this.name = 'BusyError';
  }
}
