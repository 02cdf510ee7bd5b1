import { parseMoment } from '@flowlens/core/player';
import { Refusal } from './answers/refusal.js';

/** The flow that is meant, and where in it. */
export interface FlowReference {
  /** Of the form of an id; whether there is such a flow, the database knows. */
  id: string;
  /** The moment that an address points at. */
  momentMs: number | null;
}

/** The id alone, or the path of a page or call that has it; what follows is its query. */
const REFERENCE = /^(?:\S*\/flow\/)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]\S*)?$/i;
const MOMENT = /[?&]t=([\d:.]{1,20})(?=[&#]|$)/;

/** Reads the id or the address of a flow; undefined for what is neither. */
export function parseFlowReference(text: string): FlowReference | undefined {
  const id = REFERENCE.exec(text.trim())?.[1];
  if (id === undefined) return undefined;
  const seconds = parseMoment(MOMENT.exec(text.trim())?.[1] ?? '');
  return { id: id.toLowerCase(), momentMs: seconds === null ? null : seconds * 1_000 };
}

/** @throws Refusal for what is no reference */
export function readFlowReference(text: string): FlowReference {
  const reference = parseFlowReference(text);
  if (reference) return reference;
  if (/\/shared\/flow\//.test(text))
    throw new Refusal(
      'This is a public link. Give the id of the flow, or the address it has for members of its project.',
    );
  throw new Refusal('"flow" must be the id of a flow or its address. list_flows tells the ids.');
}
