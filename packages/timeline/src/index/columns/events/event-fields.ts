import { ENTRY_KINDS, type EntryKind, EVENT_TYPES, type EventType } from '@flowlens/core/recorded';
import { type DataObject, EVENT_SHAPES, type ForeignData } from '../../../format/event-shapes.js';
import { FOREIGN_TYPES } from '../../../format/foreign-types.js';
import { createByteWords } from '../../scan/byte-words.js';

const OWN_FIELDS = [
  'type',
  'relative_time_ms',
  'timestamp',
  'correlation_id',
  'page_url',
  'action_type',
  'final_value',
] as const;

/** Names of the data objects, including those of other recorders. */
const DATA_OBJECTS: readonly (DataObject | ForeignData)[] = [
  ...new Set(
    Object.values(EVENT_SHAPES).flatMap(({ data, foreignData }) => (foreignData ? [data, foreignData] : [data])),
  ),
];

/** Fields of the data objects that the index reads. */
const DATA_FIELDS = [
  'url',
  'method',
  'status',
  'error',
  'network_level_err_text',
  'message',
  'key',
  'value',
  'opcode',
  'payloadLength',
  'payloadData',
  'resource_type',
  'tagName',
  'textContent',
  'id',
  'className',
  'directive',
  'blocked_uri',
  'disposition',
  'event',
  'data',
  'reason',
  'note',
] as const;

export type EventField = (typeof OWN_FIELDS)[number] | DataObject | ForeignData;
export type DataField = (typeof DATA_FIELDS)[number];

/** Fields of an event that the index reads, and then the data objects. */
export const fieldWords = createByteWords([...OWN_FIELDS, ...DATA_OBJECTS]);
export const dataFieldWords = createByteWords(DATA_FIELDS);
/**
 * Types in the order of their numbers in the columns, followed by their names in files of other recorders. 0 is any other
 * type.
 */
export const typeWords = createByteWords([...EVENT_TYPES, ...FOREIGN_TYPES.keys()]);

/** The first field that is a data object; all later ones are as well. */
export const FIRST_OBJECT = OWN_FIELDS.length + 1;

export const field = (name: EventField): number => fieldWords.numberOf(name);
export const dataField = (name: DataField): number => dataFieldWords.numberOf(name);
export const typeNumber = (type: EventType): number => typeWords.numberOf(type);

/** Field with the details of each event type, indexed by the type's number. Unknown events are shown whole. */
export const DATA_OF_TYPE: readonly number[] = [0, ...EVENT_TYPES.map((type) => field(EVENT_SHAPES[type].data))];

/** Field that contains the data of each type in files of other recorders, indexed by the type's number; 0 for none. */
export const FOREIGN_DATA_OF_TYPE: readonly number[] = [
  0,
  ...EVENT_TYPES.map((type) => {
    const { foreignData } = EVENT_SHAPES[type];
    return foreignData === undefined ? 0 : field(foreignData);
  }),
];

/** Number of the row kind of each event type, indexed by the type's number. */
export const KIND_OF_TYPE = Uint8Array.from(['unknown', ...EVENT_TYPES], (type) => kindNumber(kindOf(type)));

export function kindNumber(kind: EntryKind): number {
  return ENTRY_KINDS.indexOf(kind);
}

function kindOf(type: string): EntryKind {
  if (type.startsWith('network_')) return 'network';
  if (type.startsWith('websocket_')) return 'websocket';
  return ENTRY_KINDS.find((kind) => kind === type) ?? 'unknown';
}
