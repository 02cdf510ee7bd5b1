import type { TimelineEvent } from '../../recorded/event-types.js';
import { describedFields } from './described-fields.js';
import { redactRecord } from '../names/redact-name.js';
import { redactText } from '../text/redact-text.js';
import { MASKED_VALUE } from '../redacted.js';
import { isSecretAutocomplete, isSecretType } from '../names/field-types.js';
import { isSecretKey } from '../names/secret-names.js';

/** Fields that describe an element instead of its content. */
const DESCRIPTIONS = new Set(
  'action action_type autocomplete className element_type id inputType input_type name placeholder role selector tag tagName type xpath'.split(
    ' ',
  ),
);
const PATH_TYPE = /\btype\s{0,4}=\s{0,4}["']?(?:password|hidden)\b/i;
const PATH_NAME = /@(?:id|name)\s{0,4}=\s{0,4}["']([^"']{1,200})/;
const TYPED = new Set(['input', 'keydown_session']);
/** Objects whose texts are the page's own, whatever their names. */
const NOT_TYPED_IN = /^(?:button|checkbox|file|image|radio|reset|submit)$/i;
/** Numbers that may be one character or the whole content, unlike positions and times. */
const CONTENT_NUMBER = /value|key|code|char|text|data/i;

/**
 * Returns whether an event happened in a field whose content is never stored (the privacy floor). Detects passwords by
 * name, even if they are shown as text.
 */
export function isInSecretField(event: TimelineEvent): boolean {
  return describedFields(event).some((fields) => describesSecret(fields, event.action_type ?? ''));
}

function describesSecret(fields: Readonly<Record<string, unknown>>, actionType: string): boolean {
  const described: Record<string, unknown> = { ...(fields['attributes'] as object | undefined), ...fields };
  const text = (...names: string[]) => {
    const name = names.find((one) => typeof described[one] === 'string');
    return name === undefined ? '' : (described[name] as string);
  };
  const type = text('type', 'inputType', 'input_type', 'element_type');
  const xpath = text('xpath', 'selector');
  if (isSecretType(type) || PATH_TYPE.test(xpath) || isSecretAutocomplete(text('autocomplete'))) return true;
  const tag = text('tagName', 'tag').toLowerCase();
  const action = text('action', 'action_type') || actionType;
  const isTypedIn = tag === 'input' || tag === 'textarea' || (TYPED.has(action) && tag !== 'select');
  const names = [text('id'), text('name'), PATH_NAME.exec(xpath.slice(xpath.lastIndexOf('/')))?.[1] ?? ''];
  return isTypedIn && !NOT_TYPED_IN.test(type) && names.some(isSecretKey);
}

/** Removes the content of the field from a part of such an event. Descriptions are kept; other texts are masked. */
export function maskContent(name: string, value: unknown): unknown {
  if (typeof value === 'string' && value !== '') return DESCRIPTIONS.has(name) ? redactText(value) : MASKED_VALUE;
  if (typeof value === 'number') return CONTENT_NUMBER.test(name) ? MASKED_VALUE : value;
  if (Array.isArray(value)) return MASKED_VALUE;
  if (typeof value !== 'object' || value === null) return value;
  return redactRecord(value as Record<string, unknown>, maskContent);
}
