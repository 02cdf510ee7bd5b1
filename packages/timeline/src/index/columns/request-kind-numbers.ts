import {
  kindOfRequest,
  kindOfResponse,
  REQUEST_KIND_OF_TYPE,
  REQUEST_KINDS,
  type RequestKind,
  type TimelineEvent,
} from '@flowlens/core/recorded';
import { createByteWords } from '../scan/byte-words.js';
import { dataField, field } from './events/event-fields.js';
import type { EventTokens } from './events/event-tokens.js';

/** Number of a request that does not determine its kind. Its response may; otherwise it counts as data. */
export const UNDECIDED = 0;

const REQUEST = field('network_request_data');
const TYPES = Object.entries(REQUEST_KIND_OF_TYPE);
const typeWords = createByteWords(TYPES.map(([type]) => type));
const NUMBER_OF_TYPE = [UNDECIDED, ...TYPES.map(([, kind]) => requestKindNumber(kind))];

export function requestKindNumber(kind: RequestKind | null): number {
  return kind === null ? UNDECIDED : REQUEST_KINDS.indexOf(kind) + 1;
}

/** Returns the position of a kind in `REQUEST_KINDS`. */
export function requestKindPlace(number: number): number {
  return number === UNDECIDED ? 0 : number - 1;
}

/** Reads the kind of a request, mostly without decoding its texts. */
export function readRequestKind(tokens: EventTokens): number {
  if (!tokens.has(REQUEST)) return UNDECIDED;
  const type = tokens.slot(REQUEST, dataField('resource_type'));
  const known = tokens.isText(type) ? typeWords.find(tokens.bytes, tokens.from(type) + 1, tokens.to(type) - 1) : 0;
  if (known !== 0) return NUMBER_OF_TYPE[known]!;
  const url = tokens.text(tokens.slot(REQUEST, dataField('url')));
  return requestKindNumber(kindOfRequest({ resource_type: tokens.text(type), url }));
}

/** Returns the number of the kind that a response determines. */
export function responseKindNumber({ network_response_data: data }: TimelineEvent): number {
  return data === undefined ? UNDECIDED : requestKindNumber(kindOfResponse(data));
}
