import { HttpProblem } from '../../../platform/errors/http-problem.js';

interface Outcome {
  /** True if Jira certainly did nothing. */
  isUnchanged: boolean;
  /** True if Jira may still be working on it. @default false */
  mayStillRun?: boolean;
  /** True if Jira refused the field `labels`. @default false */
  refusesLabels?: boolean;
  /** Status of Jira's response; undefined without a readable response. */
  status?: number;
}

/** Problem 502: Jira is unreachable, refuses or responds with nonsense. `detail` can be shown to the caller. */
export class JiraFailure extends HttpProblem {
  readonly isUnchanged: boolean;
  readonly mayStillRun: boolean;
  readonly refusesLabels: boolean;
  readonly jiraStatus: number | undefined;

  constructor(detail: string, { isUnchanged, mayStillRun = false, refusesLabels = false, status }: Outcome) {
    super(502, detail);
    this.name = 'JiraFailure';
    this.isUnchanged = isUnchanged;
    this.mayStillRun = mayStillRun;
    this.refusesLabels = refusesLabels;
    this.jiraStatus = status;
  }
}

/** Jira did not respond, or the connection broke: the change may have been made, or may still be. */
export const noResponse = () =>
  new JiraFailure('Jira did not answer. Please try again.', { isUnchanged: false, mayStillRun: true });

/** Nonsensical response. After a change, it does not prove that the change was made. */
export const invalidResponse = () =>
  new JiraFailure('Jira answered with something unexpected. Please try again.', { isUnchanged: false });
