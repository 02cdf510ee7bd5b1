import type { TimelineEvent } from '../../recorded/event-types.js';

type Fields = Readonly<Record<string, unknown>>;

/** Kinds of events that describe a user action, in our format and in others. */
const ACTION = /action|click|input|interaction|key|submit|^dom/i;

/**
 * Returns the descriptions of the elements of an event. Recorders store them in `target`, in a data object, or in fields of
 * the event.
 */
export function describedFields(event: TimelineEvent): Fields[] {
  const fields = event as unknown as Fields;
  const described = elementsOf(fields);
  if (!ACTION.test(event.type)) return described;
  const { type: _kind, ...flat } = fields;
  for (const [name, value] of Object.entries(fields))
    if (/data$|^action$/i.test(name) && isRecord(value)) described.push(value, ...elementsOf(value));
  return [...described, flat];
}

function elementsOf(fields: Fields): Fields[] {
  return [fields['target'], fields['element'], fields['node']].filter(isRecord);
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
