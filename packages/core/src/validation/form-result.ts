import type { Messages } from '../messages/en.js';

/** Error of a field; `messages.validation` holds its text. */
export type ValidationCode = keyof Messages['validation'];

/** The values to send, or the errors per field. */
export type FormResult<Value, Code extends ValidationCode> =
  { ok: true; value: Value } | { ok: false; errors: { [Field in keyof Value]?: Code } };
