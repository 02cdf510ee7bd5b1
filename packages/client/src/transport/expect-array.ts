import { FlowLensParseError } from '../errors.js';

/** A list that was found in an answer. @throws FlowLensParseError when it is none */
export function expectArray<Item>(operation: string, list: Item[] | undefined): Item[] {
  if (!Array.isArray(list)) throw new FlowLensParseError(operation, 'No list');
  return list;
}
