import { isSecretType } from './field-types.js';

/** Returns whether the value of a name is a secret. */
export type IsSecret = (name: string) => boolean;

const PAIR_NAMES = new Set(
  (
    'name key field id label param parameter property attribute column header setting fieldName field_name fieldId field_id inputName input_name ' +
    'paramName param_name keyName key_name type'
  ).split(' '),
);

/** Returns whether a field may name the content of another field, as in `{"field": "pin", "value": 1}`. */
export function isPairName(key: string): boolean {
  return PAIR_NAMES.has(key);
}

/** Returns whether a field may hold the content that another field names: `value`, `newValue`, `old_value`, `val`. */
export function isPairValue(key: string): boolean {
  return key.endsWith('alue') ? /value$/i.test(key) : key === 'val';
}

/** Returns whether a name in a pair makes its value a secret. */
export function namesSecret(key: string, text: string, isSecret: IsSecret): boolean {
  return key === 'type' ? isSecretType(text) : isSecret(text);
}
