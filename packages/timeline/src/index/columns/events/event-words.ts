import { EVENT_TYPES, type EventType } from '@flowlens/core/recorded';
import { clearsStorage } from './event-facts.js';
import { type DataField, dataField, field, typeNumber } from './event-fields.js';
import type { EventTokens } from './event-tokens.js';
import type { SearchWords } from '../../../search/search-words.js';

const PAGE_URL = field('page_url');
const REQUEST = typeNumber('network_request');
const RESPONSE = typeNumber('network_response');
const NAVIGATION = typeNumber('navigation');
const DOM_ACTION = typeNumber('dom_action');
const LOCAL_STORAGE = typeNumber('local_storage');
const SESSION_STORAGE = typeNumber('session_storage');

/** Fields of the data object whose texts are the words of a row, per type. */
const WORD_FIELDS: Partial<Record<EventType, readonly DataField[]>> = {
  network_request: ['method', 'url'],
  websocket_created: ['url'],
  console_error: ['message'],
  console_warn: ['message'],
  console_log: ['message'],
  console_info: ['message'],
  console_debug: ['message'],
  javascript_error: ['message'],
  resource_error: ['tagName', 'url'],
  csp_violation: ['directive', 'blocked_uri'],
  sse_message: ['event', 'data'],
  local_storage: ['key', 'value'],
  session_storage: ['key', 'value'],
  navigation: ['url'],
  recorder_gap: ['reason'],
  recorder_mark: ['note'],
  dom_action: ['tagName', 'textContent', 'id', 'className'],
};
/** The same fields, indexed by the type's number. */
const WORDS: readonly (readonly number[] | undefined)[] = [
  undefined,
  ...EVENT_TYPES.map((type) => WORD_FIELDS[type]?.map(dataField)),
];

/**
 * Adds the search texts of an event's row, as in `entrySearchTexts`. Returns whether these are all its words.
 *
 * @param slot Field that contains the event's data.
 */
export function addEventWords(into: SearchWords, tokens: EventTokens, type: number, slot: number): boolean {
  into.begin();
  if (type === RESPONSE) return false;
  if (type === 0) into.add(tokens.isText(field('type')) ? tokens.text(field('type'))! : 'unknown');
  if (type === DOM_ACTION) addField(into, tokens, field('action_type'), 'unknown');
  const fields = WORDS[type];
  if (fields !== undefined && tokens.has(slot)) {
    for (const name of fields) addField(into, tokens, tokens.slot(slot, name));
  }
  if ((type === LOCAL_STORAGE || type === SESSION_STORAGE) && clearsStorage(tokens, slot)) into.add('clear');
  if (type === DOM_ACTION) addField(into, tokens, field('final_value'));
  if (type === NAVIGATION && !hasText(tokens, slot, 'url')) addField(into, tokens, PAGE_URL);
  // A request without a method or URL uses that of its response.
  const isComplete = type !== REQUEST || (hasText(tokens, slot, 'method') && hasText(tokens, slot, 'url'));
  return into.finish() && isComplete;
}

function addField(into: SearchWords, tokens: EventTokens, slot: number, otherwise = ''): void {
  const plain = tokens.isText(slot) && into.addPlain(tokens.bytes, tokens.from(slot) + 1, tokens.to(slot) - 1);
  if (!plain) into.add(tokens.text(slot) ?? otherwise);
}

function hasText(tokens: EventTokens, object: number, name: DataField): boolean {
  if (!tokens.has(object)) return false;
  const slot = tokens.slot(object, dataField(name));
  return tokens.isText(slot) ? tokens.to(slot) - tokens.from(slot) > 2 : tokens.text(slot) !== undefined;
}
