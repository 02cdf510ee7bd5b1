/** Error whose message is one clear line for the operator, who can fix it; a stack does not help them. */
export class OperatorError extends Error {
  /** Exit code of the process: 1 failed, 2 wrong arguments or configuration. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = new.target.name;
    this.exitCode = exitCode;
  }
}
