import { OperatorError } from '../errors/operator-error.js';

/** Thrown for an invalid configuration; one problem per line, with its remedy. */
export class ConfigError extends OperatorError {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`, 2);
  }
}
