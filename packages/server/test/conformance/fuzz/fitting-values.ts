import fc from 'fast-check';
import { resolve, type Schema } from './described-operations.js';

/** Placeholder for an id of the world, replaced before the request is sent. */
export interface IdOf {
  $id: string;
  /** True for a value of another place than the request's target. */
  isWrong: boolean;
}

/** Generates values that a schema allows, including ids of the world. `name` selects the id. */
export function fitting(written: Schema, name: string): fc.Arbitrary<unknown> {
  const schema = resolve(written);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.uniqueArray(fitting(schema.items ?? {}, name), {
        maxLength: Math.min(3, schema.maxItems ?? 3),
        selector: (item) => JSON.stringify(item),
      });
    case 'object':
      return fittingObject(schema);
    default:
      return fittingText(schema, name);
  }
}

/** Generates an object with its required and some optional properties. */
export function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: required, noNullPrototype: true });
}

export function idNamed(name: string): fc.Arbitrary<IdOf> {
  return fc.record(
    { $id: fc.constant(name), isWrong: fc.constantFrom(false, false, false, false, true) },
    { noNullPrototype: true },
  );
}

function fittingText({ format, minLength = 0, maxLength = 40 }: Schema, name: string): fc.Arbitrary<unknown> {
  switch (format) {
    case 'uuid':
      return idNamed(name);
    case 'date-time':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((time) => time.toISOString());
    case 'email':
      return fc.oneof(fc.emailAddress(), fc.constantFrom('new@example.com', 'New@Example.com'));
    case 'uri':
      return fc.webUrl();
    default:
      return fc
        .string({ unit: 'grapheme-composite', minLength, maxLength: Math.min(maxLength, 60) })
        .map(
          (text) => text.replaceAll('\u0000', '.').replaceAll(',', '.').trim() || 'x'.repeat(Math.max(1, minLength)),
        );
  }
}
