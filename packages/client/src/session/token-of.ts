import { FlowLensParseError } from '../errors.js';
import { usable } from './token-holder.js';

/** The token that an answer brought. @throws FlowLensParseError when it is none; the error does not show it */
export function tokenOf(operation: string, { token }: { token: string }): string {
  if (usable(token) === null) throw new FlowLensParseError(operation, 'No token');
  return token;
}
