import type { EventType } from '../event-types.js';
import { type DataField, dataField, type EventField, field, typeNumber } from './event-fields.js';
import type { EventTokens } from './event-tokens.js';
import type { SearchWords } from './search-words.js';

const PAGE_URL = field('page_url');
const REQUEST = typeNumber('network_request');
const RESPONSE = typeNumber('network_response');
const NAVIGATION = typeNumber('navigation');
const DOM_ACTION = typeNumber('dom_action');
const REQUEST_URL = [field('network_request_data'), dataField('url')] as const;
const NAVIGATION_URL = [field('navigation_data'), dataField('url')] as const;

/** Fields of a data object whose texts are the words of a row, by the number of the event's type. */
const WORDS: (readonly [object: number, fields: readonly number[]] | undefined)[] = [];
words('network_request', 'network_request_data', 'method', 'url');
words('websocket_created', 'websocket_created_data', 'url');
words('console_error', 'console_error_data', 'message');
words('console_warn', 'console_warn_data', 'message');
words('javascript_error', 'javascript_error_data', 'message');
words('local_storage', 'local_storage_data', 'key', 'value');
words('session_storage', 'session_storage_data', 'key', 'value');
words('navigation', 'navigation_data', 'url');
words('dom_action', 'target', 'tagName', 'textContent', 'id', 'className');

function words(type: EventType, object: EventField, ...fields: DataField[]): void {
  WORDS[typeNumber(type)] = [field(object), fields.map(dataField)];
}

/** Adds what the row of an event is found by, as `entrySearchTexts` has it. Answers whether these are all its words. */
export function addEventWords(into: SearchWords, type: number, tokens: EventTokens): boolean {
  into.begin();
  if (type === RESPONSE) return false;
  if (type === 0) into.add(tokens.isText(field('type')) ? tokens.text(field('type'))! : 'unknown');
  if (type === DOM_ACTION) addField(into, tokens, field('action_type'), 'unknown');
  const data = WORDS[type];
  if (data !== undefined && tokens.has(data[0])) {
    for (const name of data[1]) addField(into, tokens, tokens.slot(data[0], name));
  }
  if (type === DOM_ACTION) addField(into, tokens, field('final_value'));
  if (type === NAVIGATION && !hasText(tokens, NAVIGATION_URL)) addField(into, tokens, PAGE_URL);
  // A request that does not know its URL has that of its response.
  const isComplete = type !== REQUEST || hasText(tokens, REQUEST_URL);
  return into.finish() && isComplete;
}

function addField(into: SearchWords, tokens: EventTokens, slot: number, otherwise = ''): void {
  const plain = tokens.isText(slot) && into.addPlain(tokens.bytes, tokens.from(slot) + 1, tokens.to(slot) - 1);
  if (!plain) into.add(tokens.text(slot) ?? otherwise);
}

function hasText(tokens: EventTokens, [object, name]: readonly [number, number]): boolean {
  if (!tokens.has(object)) return false;
  const slot = tokens.slot(object, name);
  return tokens.isText(slot) ? tokens.to(slot) - tokens.from(slot) > 2 : tokens.text(slot) !== undefined;
}
