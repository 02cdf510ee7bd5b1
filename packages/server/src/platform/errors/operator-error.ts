/** A failure whose message is one clear line for the person at the terminal, who can mend it; no stack helps them. */
export class OperatorError extends Error {
  /** Exit code of the process: 1 failed, 2 wrong arguments or configuration. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = new.target.name;
    this.exitCode = exitCode;
  }
}
