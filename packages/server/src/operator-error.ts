/** A failure whose message is one clear line for the person at the terminal, who can mend it; no stack helps them. */
export class OperatorError extends Error {
  /** What the process ends with: 1 failed, 2 wrong arguments or configuration. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = new.target.name;
    this.exitCode = exitCode;
  }
}
