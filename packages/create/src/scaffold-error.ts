/** Problem that the person at the terminal can solve. Only its message is printed. */
export class ScaffoldError extends Error {
  override readonly name = 'ScaffoldError';
  readonly exitCode: number;

  /** `exitCode` is 2 for wrong arguments and 1 for everything else. */
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
