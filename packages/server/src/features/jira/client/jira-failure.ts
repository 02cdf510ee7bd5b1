import { HttpProblem } from '../../../platform/errors/http-problem.js';

interface Circumstances {
  /** True if Jira certainly did nothing. */
  nothingDone: boolean;
  /** True if Jira may still be working on it. @default false */
  maybeAtWork?: boolean;
  /** True if Jira refused the field `labels`. @default false */
  refusesLabels?: boolean;
  /** Of Jira's answer; undefined when there was none that could be read. */
  status?: number;
}

/** 502: Jira is out of reach, refuses or answers nonsense; `detail` can be shown to the caller. */
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

/** Jira was silent, or broke off: what was asked may have been done or may still be. */
export const noAnswer = () =>
  new JiraFailure('Jira did not answer. Please try again.', { nothingDone: false, maybeAtWork: true });

/** An answer that makes no sense; to somebody who asked for a change it does not say whether it was made. */
export const strangeAnswer = () =>
  new JiraFailure('Jira answered with something unexpected. Please try again.', { nothingDone: false });
