import { countCodePoints } from '@flowlens/core/validation';
import type { ArraySchema, IntegerSchema, NullableArraySchema, ObjectSchema, Schema, TextSchema } from './schema.js';

/** A field that the contract does not allow; `path` is a JSON pointer such as `/body/title`. */
export interface FieldError {
  path: string;
  message: string;
}

const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

const FORMATS: Record<NonNullable<TextSchema['format']>, (text: string) => boolean> = {
  email: (text) => EMAIL.test(text),
  uri: (text) => URL.canParse(text),
  'date-time': (text) => !Number.isNaN(Date.parse(text)),
};

/** Returns the first error of the server's validator for a value, in the same words. */
export function firstError(schema: Schema, value: unknown, path: string): FieldError | undefined {
  if (isNullable(schema)) {
    if (value === null) return undefined;
    return Array.isArray(value) ? arrayError(schema, value, path) : at(path, 'must be array,null');
  }
  switch (schema.type) {
    case 'string':
      return at(path, typeof value === 'string' ? textError(schema, value) : 'must be string');
    case 'integer':
      return at(path, Number.isInteger(value) ? numberError(schema, Number(value)) : 'must be integer');
    case 'boolean':
      return at(path, typeof value === 'boolean' ? undefined : 'must be boolean');
    case 'array':
      return Array.isArray(value) ? arrayError(schema, value, path) : at(path, 'must be array');
    case 'object':
      return isRecord(value) ? objectError(schema, value, path) : at(path, 'must be object');
  }
}

function textError({ enum: allowed, maxLength, minLength = 0, pattern = '', format }: TextSchema, text: string) {
  if (allowed && !allowed.includes(text)) return 'must be equal to one of the allowed values';
  const length = countCodePoints(text);
  if (maxLength !== undefined && length > maxLength) return `must NOT have more than ${maxLength} characters`;
  if (length < minLength) return `must NOT have fewer than ${minLength} characters`;
  if (!new RegExp(pattern, 'u').test(text)) return `must match pattern "${pattern}"`;
  return format && !FORMATS[format](text) ? `must match format "${format}"` : undefined;
}

function numberError({ minimum, maximum }: IntegerSchema, number: number) {
  if (number > maximum) return `must be <= ${maximum}`;
  return number < minimum ? `must be >= ${minimum}` : undefined;
}

function arrayError(
  { maxItems, uniqueItems, items }: Omit<ArraySchema, 'type'>,
  values: readonly unknown[],
  path: string,
) {
  if (values.length > maxItems) return at(path, `must NOT have more than ${maxItems} items`);
  for (const [index, value] of values.entries()) {
    const error = firstError(items, value, `${path}/${index}`);
    if (error) return error;
  }
  const first = values.findLastIndex((value, index) => values.indexOf(value, index + 1) >= 0);
  if (!uniqueItems || first < 0) return undefined;
  const second = values.indexOf(values[first], first + 1);
  return at(path, `must NOT have duplicate items (items ## ${second} and ${first} are identical)`);
}

function objectError(schema: ObjectSchema, value: Record<string, unknown>, path: string) {
  const { minProperties = 0, required = [], additionalProperties, properties } = schema;
  const names = Object.keys(value);
  if (names.length < minProperties) return at(path, `must NOT have fewer than ${minProperties} properties`);
  const missing = required.find((name) => value[name] === undefined);
  if (missing !== undefined) return at(`${path}/${missing}`, `must have required property '${missing}'`);
  const unknown = names.find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined && additionalProperties === false)
    return at(`${path}/${unknown}`, 'must NOT have additional properties');
  for (const [name, property] of Object.entries(properties)) {
    const error = value[name] === undefined ? undefined : firstError(property, value[name], `${path}/${name}`);
    if (error) return error;
  }
  return undefined;
}

function isNullable(schema: Schema): schema is NullableArraySchema {
  return Array.isArray(schema.type);
}

function at(path: string, message: string | undefined): FieldError | undefined {
  return message === undefined ? undefined : { path, message };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
