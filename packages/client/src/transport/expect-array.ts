import { FlowLensParseError } from '../errors.js';

/** Returns the value of a response if it is an array. @throws FlowLensParseError if it is not an array */
export function expectArray<Item>(operation: string, list: Item[] | undefined): Item[] {
  if (!Array.isArray(list)) throw new FlowLensParseError(operation, 'No list');
  return list;
}
