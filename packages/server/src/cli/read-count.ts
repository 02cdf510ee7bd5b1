import { OperatorError } from '../platform/errors/operator-error.js';

/** Parses the number of a flag. @throws OperatorError unless it is an integer from 1 to `most` */
export function readCount(flag: string, value: string, most: number): number {
  const count = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (count < 1 || count > most) throw new OperatorError(`--${flag} must be a whole number from 1 to ${most}.`, 2);
  return count;
}
