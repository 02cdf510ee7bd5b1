import { HttpProblem } from '../../../platform/errors/http-problem.js';

interface Circumstances {
  /** True if Jira certainly did nothing. */
  nothingDone: boolean;
  /** True if Jira may still be working on it. @default false */
  maybeAtWork?: boolean;
  /** True if Jira refused the field `labels`. @default false */
  refusesLabels?: boolean;
  /** Status of Jira's response; undefined without a readable response. */
  status?: number;
}

/** Problem 502: Jira is unreachable, refuses or responds with nonsense. `detail` can be shown to the caller. */
export class JiraFailure extends HttpProblem {
  readonly nothingDone: boolean;
  readonly maybeAtWork: boolean;
  readonly refusesLabels: boolean;
  readonly jiraStatus: number | undefined;

  constructor(detail: string, { nothingDone, maybeAtWork = false, refusesLabels = false, status }: Circumstances) {
    super(502, detail);
    this.name = 'JiraFailure';
    this.nothingDone = nothingDone;
    this.maybeAtWork = maybeAtWork;
    this.refusesLabels = refusesLabels;
    this.jiraStatus = status;
  }
}

/** Jira did not respond, or the connection broke: the change may have been made, or may still be. */
export const noAnswer = () =>
  new JiraFailure('Jira did not answer. Please try again.', { nothingDone: false, maybeAtWork: true });

/** Nonsensical response. After a change, it does not prove that the change was made. */
export const strangeAnswer = () =>
  new JiraFailure('Jira answered with something unexpected. Please try again.', { nothingDone: false });
