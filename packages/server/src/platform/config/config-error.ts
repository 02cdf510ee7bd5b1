import { OperatorError } from '../errors/operator-error.js';

/** Thrown for a configuration that cannot be used; one problem a line, each with how to mend it. */
export class ConfigError extends OperatorError {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`, 2);
  }
}
