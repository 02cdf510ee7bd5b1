import { asNumber, asText, asTimestamp, type EventType, isDate, type TimelineEvent } from '@flowlens/core/recorded';
import { EVENT_SHAPES, type EventShape } from './event-shapes.js';
import { FOREIGN_TYPES } from './foreign-types.js';

type Fields = Record<string, unknown>;

const SHAPES = new Map<string, EventShape>(Object.entries(EVENT_SHAPES));

/**
 * Gives the fields of an event the names and types of `TimelineEvent`, in place. Nearly all fields are right already and
 * need only a check. The index provides the relative time.
 */
export function normalizeEvent(event: Fields): void {
  const timestamp = event['timestamp'];
  if (typeof event['type'] !== 'string') event['type'] = 'unknown';
  if (typeof timestamp !== 'number' || !isDate(timestamp)) event['timestamp'] = asTimestamp(timestamp);
  textField(event, 'correlation_id');
  textField(event, 'page_url');
  textField(event, 'action_type');

  const shape = SHAPES.get(event['type'] as string) ?? shapeOfForeign(event);
  if (shape !== undefined) normalizeData(event, shape);
}

/** Renames an event type of another recorder. */
function shapeOfForeign(event: Fields): EventShape | undefined {
  const foreign = FOREIGN_TYPES.get(event['type'] as string);
  const type: EventType | null | undefined =
    foreign?.byAction.get(event['action_type'] as string) ?? foreign?.otherwise;
  if (!type) return undefined;
  event['type'] = type;
  return EVENT_SHAPES[type];
}

function normalizeData(event: Fields, { data: key, foreignData, texts, numbers, foreignTexts }: EventShape): void {
  if (key === 'target') textField(event, 'final_value');
  if (key === 'network_request_data') numberField(event, 'latency_ms');
  if (foreignData !== undefined && foreignData in event) renameData(event, key, foreignData);
  const data = event[key];
  if (typeof data !== 'object' || data === null) {
    if (data !== undefined) event[key] = undefined;
    return;
  }
  for (const name of texts) textField(data as Fields, name);
  for (const name of numbers) numberField(data as Fields, name);
  if (foreignTexts !== undefined) for (const [ours, theirs] of foreignTexts) foreignText(data as Fields, ours, theirs);
}

function renameData(event: Fields, key: keyof TimelineEvent, foreignKey: string): void {
  if (typeof event[key] === 'object' && event[key] !== null) return;
  event[key] = event[foreignKey];
  delete event[foreignKey];
}

function foreignText(data: Fields, ours: string, theirs: string): void {
  if (data[ours] === undefined && theirs in data) data[ours] = asText(data[theirs]) || undefined;
}

function textField(fields: Fields, key: string): void {
  const value = fields[key];
  if (typeof value !== 'string' && value !== undefined) fields[key] = asText(value);
}

function numberField(fields: Fields, key: string): void {
  const value = fields[key];
  if ((typeof value !== 'number' && value !== undefined) || value === Infinity || value === -Infinity)
    fields[key] = asNumber(value);
}
