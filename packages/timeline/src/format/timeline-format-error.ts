/** Problem of a file that is not a timeline. */
export type TimelineFormatProblem = 'empty' | 'html' | 'cut' | 'not-json' | 'not-a-timeline';

/** Error for a file that is not a timeline; the message names the fault. */
export class TimelineFormatError extends Error {
  override readonly name = 'TimelineFormatError';
  /** Discriminator for `timelineFailure`. */
  readonly kind = 'format';

  constructor(
    readonly problem: TimelineFormatProblem,
    message: string,
  ) {
    super(message);
  }
}

export function notTimeline(message: string): TimelineFormatError {
  return new TimelineFormatError('not-a-timeline', message);
}

const PROBLEMS: Record<Exclude<TimelineFormatProblem, 'not-a-timeline'>, string> = {
  empty: 'The file is empty.',
  html: 'The file is a web page, not JSON.',
  cut: 'The file is truncated: its JSON does not end.',
  'not-json': 'The file is not JSON.',
};

/**
 * Explains why a text is not JSON, by its first non-blank character and by whether it ends within an array, an object
 * or a string.
 */
export function notJson(firstCharacter: string, isOpen: boolean): TimelineFormatError {
  const problem = problemOf(firstCharacter, isOpen);
  return new TimelineFormatError(problem, PROBLEMS[problem]);
}

function problemOf(firstCharacter: string, isOpen: boolean): keyof typeof PROBLEMS {
  if (firstCharacter === '') return 'empty';
  if (firstCharacter === '<') return 'html';
  return (firstCharacter === '[' || firstCharacter === '{') && isOpen ? 'cut' : 'not-json';
}
