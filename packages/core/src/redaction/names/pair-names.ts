import { isSecretType } from './field-types.js';

/** Tells whether the value under a name is a secret. */
export type IsSecret = (name: string) => boolean;

const PAIR_NAMES = new Set(
  (
    'name key field id label param parameter property attribute column header setting fieldName field_name fieldId field_id inputName input_name ' +
    'paramName param_name keyName key_name type'
  ).split(' '),
);

/** Whether a field may name what another field beside it holds, as in `{"field": "pin", "value": 1}`. */
export function isPairName(key: string): boolean {
  return PAIR_NAMES.has(key);
}

/** Whether a field may hold what another one names: `value`, `newValue`, `old_value`, `val`. */
export function isPairValue(key: string): boolean {
  return key.endsWith('alue') ? /value$/i.test(key) : key === 'val';
}

/** Whether what a pair says under a name makes its value a secret. */
export function namesSecret(key: string, text: string, isSecret: IsSecret): boolean {
  return key === 'type' ? isSecretType(text) : isSecret(text);
}
