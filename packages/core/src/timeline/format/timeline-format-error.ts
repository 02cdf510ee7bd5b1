/** Problem of a text that should have been a timeline. */
export type TimelineFormatProblem = 'empty' | 'html' | 'cut' | 'not-json' | 'not-a-timeline';

/** The text is no timeline; the message names what is wrong with it. */
export class TimelineFormatError extends Error {
  override readonly name = 'TimelineFormatError';

  constructor(
    readonly problem: TimelineFormatProblem,
    message: string,
  ) {
    super(message);
  }
}
