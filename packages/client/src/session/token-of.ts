import { FlowLensParseError } from '../errors.js';
import { usable } from './token-holder.js';

/** Returns the token in a response. @throws FlowLensParseError if it is not a valid token; the error does not contain it */
export function tokenOf(operation: string, { token }: { token: string }): string {
  if (usable(token) === null) throw new FlowLensParseError(operation, 'No token');
  return token;
}
