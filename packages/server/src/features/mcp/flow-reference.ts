import { parseMomentMs } from '@flowlens/core/player';
import { Refusal } from './results/refusal.js';

/** A flow and a moment in it. */
export interface FlowReference {
  /** Syntactically valid id; only the database knows whether such a flow exists. */
  id: string;
  /** Moment that a URL points to. */
  momentMs: number | null;
}

/** Matches the id alone, or the path of a page or call that contains it, with its query. */
const REFERENCE = /^(?:\S*\/flow\/)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[/?#]\S*)?$/i;
const MOMENT = /[?&]t=([\d:.]{1,20})(?=[&#]|$)/;

/** Parses the id or URL of a flow; undefined for other texts. */
export function parseFlowReference(text: string): FlowReference | undefined {
  const id = REFERENCE.exec(text.trim())?.[1];
  if (id === undefined) return undefined;
  return { id: id.toLowerCase(), momentMs: parseMomentMs(MOMENT.exec(text.trim())?.[1]) };
}

/** @throws Refusal for an invalid reference */
export function readFlowReference(text: string): FlowReference {
  const reference = parseFlowReference(text);
  if (reference) return reference;
  if (/\/shared\/flow\//.test(text))
    throw new Refusal(
      'This is a public link. Give the id of the flow, or the address it has for members of its project.',
    );
  throw new Refusal('"flow" must be the id of a flow or its address. list_flows lists the ids.');
}
