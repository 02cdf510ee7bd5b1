import type { TimelineEvent } from '../../recorded/event-types.js';
import { isRecord } from './described-fields.js';
import { redactExchange } from './redact-exchange.js';
import { redactFrame } from './redact-frame.js';
import { redactId } from './redact-id.js';
import { redactName, redactRecord } from '../names/redact-name.js';
import { isInSecretField, maskContent } from './redact-secret-field.js';
import { redactBeside, redactStorageEntry } from './redact-storage-entry.js';
import { redactUnder } from '../bodies/redact-unknown.js';
import { redactUrl } from '../redact-url.js';
import { MASKED_VALUE } from '../redacted.js';

const STORAGE = /storage/i;

type FrameData = Parameters<typeof redactFrame>[0];

/**
 * Redacts an event for storage: applies the privacy floor and the defaults to every field, and truncates. The rules depend
 * on the form of the data and not on the event type, so that other forms and future types are redacted as strictly.
 * Redacting twice has no further effect, so a recorder and the server may both do it.
 */
export function redactEvent(event: TimelineEvent): TimelineEvent {
  const redact = isInSecretField(event) ? redactInSecretField : redactField;
  return redactRecord({ ...event }, (field, value) => redact(field, value, event)) as unknown as TimelineEvent;
}

function redactInSecretField(field: string, value: unknown, event: TimelineEvent): unknown {
  switch (field) {
    case 'type':
    case 'action_type':
    case 'correlation_id':
    case 'page_url':
      return redactField(field, value, event);
    case 'final_value':
      return isKeyCount(event) ? value : MASKED_VALUE;
    default:
      return maskContent(field, value);
  }
}

/** A keydown session of a masked field contains only a count, which reveals nothing. */
function isKeyCount({ action_type, final_value }: TimelineEvent): boolean {
  return action_type === 'keydown_session' && /^\[\d+ keys?\]$/.test(final_value ?? '');
}

function redactField(field: string, value: unknown, event: TimelineEvent): unknown {
  if (isRecord(value)) return redactData(field, value, event);
  if (typeof value !== 'string')
    return isStored(event) ? redactBeside(event.key, field, value) : redactUnder(field, value);
  switch (field) {
    case 'type':
    case 'action_type':
      return redactName(value);
    case 'correlation_id':
      return redactId(value);
    case 'page_url':
      return redactUrl(value);
    default:
      return isStored(event) && field !== 'key' ? redactBeside(event.key, field, value) : redactUnder(field, value);
  }
}

function redactData(field: string, data: Readonly<Record<string, unknown>>, event: TimelineEvent): unknown {
  if (typeof data['payloadData'] === 'string') return redactFrame(data as FrameData);
  if (data['headers'] !== undefined || data['body'] !== undefined) return redactExchange(data);
  if (STORAGE.test(field) || (STORAGE.test(event.type) && 'key' in data)) return redactStorageEntry(data);
  return redactUnder(field, data);
}

/** Returns whether an event is itself a storage entry, without a data object. */
function isStored(event: TimelineEvent): event is TimelineEvent & { key: string } {
  return 'key' in event && typeof event.key === 'string' && STORAGE.test(event.type);
}
