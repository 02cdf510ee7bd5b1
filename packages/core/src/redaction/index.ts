export { BODY_MAX_BYTES, capText, cutMark } from './bodies/cap-text.js';
export { redactBody } from './bodies/redact-body.js';
export { countRedacted } from './count-redacted.js';
export { redactEvent } from './events/redact-event.js';
export { type RecordedField, redactInput, redactTyping } from './events/redact-input.js';
export { isSecretHeader } from './names/secret-names.js';
export { MASKED_VALUE, REDACTED } from './redacted.js';
export { redactText } from './text/redact-text.js';
